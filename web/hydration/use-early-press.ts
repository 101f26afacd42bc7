import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { awaitingCode } from "./early-press-script.ts";

/**
 * For a toggle button that works only when its file has loaded. Calls `onPress` if a visitor has pressed it before (see
 * `answerEarlyPresses`).
 */
export function useEarlyPress(onPress: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    const button = ref.current;
    if (!button?.hasAttribute(awaitingCode)) return;
    // From now on React handles presses. React changes an attribute only when its own value changes, so this one stays
    // removed and the other one must be as React has rendered it.
    button.removeAttribute(awaitingCode);
    if (button.getAttribute("aria-pressed") !== "true") return;
    button.setAttribute("aria-pressed", "false");
    press();
  }, []);
  return { ref, [awaitingCode]: "" };
}
