import { useRef, useState } from "react";

/**
 * For a read-only field and a button that copies its text. If the browser refuses to copy, the text is selected, so
 * that the person can.
 */
export function useCopyField(text: string) {
  const ref = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  return {
    field: { ref, value: text, readOnly: true, translate: "no", onFocus: () => ref.current?.select() },
    isCopied,
    copy: async () => {
      try {
        // Undefined on pages without https, which the compiler does not know.
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } catch {
        ref.current?.focus();
      }
    },
  } as const;
}
