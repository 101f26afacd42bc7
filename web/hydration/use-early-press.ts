import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { awaitingCode } from "./early-press-script.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * For a toggle button that works only when its file has loaded. Calls `onPress` if a visitor has pressed it before.
 * Its handler must prevent the default (see `answerEarlyPresses`).
 */
export function useEarlyPress(onPress: () => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    const button = ref.current;
    if (!button?.hasAttribute(awaitingCode) || button.getAttribute("aria-pressed") !== "true") return;
    // As React has rendered it. React changes the attribute only when its own value changes.
    button.setAttribute("aria-pressed", "false");
    press();
  }, []);
  return { ref, [awaitingCode]: isHydrated ? undefined : "" };
}
