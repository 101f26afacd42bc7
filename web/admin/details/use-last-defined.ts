import { useState } from "react";

/** A dialog that closes still shows what it showed. */
export function useLastDefined<Row>(row: Row | undefined): Row | undefined {
  const [last, setLast] = useState(row);
  if (row !== undefined && row !== last) setLast(row);
  return row ?? last;
}
