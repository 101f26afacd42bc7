import { type RefObject, useEffect, useRef } from "react";

/** After each submit, focuses the first invalid field, including picture fields. */
export function useFocusInvalid(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // Below a list of pictures, the message (the first description) can be far from its field.
    const [message = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    document.getElementById(message)?.scrollIntoView({ block: "nearest" });
  }, [submitCount]);
  return form;
}
