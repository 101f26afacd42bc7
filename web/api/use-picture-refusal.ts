import { type RefObject, useEffect, useRef } from "react";
import type { CallFailure } from "./call-failure.ts";

/**
 * A ref for a form's file input, which gets the focus when the server refuses the file. Where it refuses another field
 * as well, that field has the focus already (see markFields).
 */
export function usePictureRefusal(
  failure: CallFailure | null,
  field: string,
  others: Readonly<Record<string, string>>,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new answer of the server moves the focus
  useEffect(() => {
    const refused = failure?.fieldCodes();
    if (!refused?.has(field)) return;
    if (![...refused.keys()].some((name) => name in others)) input.current?.focus();
  }, [failure]);
  return input;
}
