import { type RefObject, useEffect, useRef } from "react";

/** After a submit that left a field invalid, the focus goes to the first such field, a picture field included. */
export function useFocusInvalid(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return form;
}
