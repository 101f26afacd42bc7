import { type RefObject, useEffect, useRef } from "react";

/** After a submit that left a field invalid, the focus goes to the first such field, a picture field included. */
export function useFocusInvalid(submitCount: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus();
    // The message is the first description; below a list of pictures it can be far from its field.
    const [message = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
    document.getElementById(message)?.scrollIntoView({ block: "nearest" });
  }, [submitCount]);
  return form;
}
