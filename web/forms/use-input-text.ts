import { type ComponentProps, type RefCallback, useLayoutEffect, useRef, useState } from "react";

export type InputTextProps = Pick<ComponentProps<"input">, "defaultValue" | "name" | "onBlur"> &
  Readonly<{
    onChange?: (event: { type: string; target: { name: string; value: string } }) => unknown;
    ref?: RefCallback<HTMLInputElement>;
  }>;

/** The text of an input that a form registers, so that the field can show how it is understood. */
export function useInputText({ defaultValue = "", name = "", onChange, ref }: InputTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(defaultValue));
  const [isEdited, setIsEdited] = useState(false);
  // The form sets the value when it receives the input's ref.
  useLayoutEffect(() => setText(input.current?.value ?? ""), []);

  function change(next: string) {
    setText(next);
    setIsEdited(true);
    onChange?.({ type: "change", target: { name, value: next } });
  }

  return {
    text,
    /** Whether someone typed, so that a stored text is not questioned. */
    isEdited,
    write(next: string) {
      if (!input.current) return;
      // Set at once, because the form reads it while the event bubbles.
      input.current.value = next;
      change(next);
      input.current.dispatchEvent(new Event("input", { bubbles: true }));
    },
    control: {
      name,
      defaultValue,
      onChange: ({ target }: { target: HTMLInputElement }) => change(target.value),
      ref(element: HTMLInputElement | null) {
        input.current = element;
        ref?.(element);
      },
    },
  };
}
