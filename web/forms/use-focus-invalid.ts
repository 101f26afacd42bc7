import { type RefObject, useEffect, useRef } from "react";

/** After each submit, focuses the first invalid field, including picture fields. */
export function useFocusInvalid(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) focusInvalid(form.current);
  }, [submitCount]);
  return form;
}

export function focusInvalid(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  // Below a list of pictures, the message (the first description) can be far from its field.
  const [message = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  document.getElementById(message)?.scrollIntoView({ block: "nearest" });
}
