import { useState } from "react";

/** Returns the value, or the last one that was defined. A dialog uses it to keep its content while it closes. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
