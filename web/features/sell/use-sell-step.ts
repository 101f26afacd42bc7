import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useIsHydrated } from "#web/hydration/use-is-hydrated.ts";
import { readStepHash, stepHash } from "./step-fields.ts";

/**
 * The shown step, which is in the hash, so that the Back button goes one step back and a reload stays. The server does not
 * know the hash; until React has hydrated, CSS shows the step (`SellStep`).
 */
export function useSellStep(firstStep: number) {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const step = (isHydrated ? readStepHash(hash) : undefined) ?? firstStep;
  const focus = useRef<() => void>(undefined);
  const shownStep = useRef<number>(undefined);

  const focusStep = useEffectEvent(() => {
    if (focus.current) focus.current();
    else if (!state?.isNewForm) document.getElementById(headingId(step))?.focus();
  });
  useEffect(() => {
    const before = shownStep.current;
    shownStep.current = isHydrated ? step : undefined;
    if (before !== undefined && before !== step) focusStep();
    focus.current = undefined;
  }, [step, isHydrated]);

  return {
    step,
    isHydrated,
    /** Opens a step, and then moves the focus to its heading or elsewhere. */
    open(next: number, moveFocus?: () => void) {
      focus.current = moveFocus;
      void navigate({ search, hash: stepHash(next) }, { preventScrollReset: true });
    },
    /** Shows the first step of a new form, whose heading has the focus. */
    restart() {
      const state = { isNewForm: true };
      void navigate({ search, hash: "" }, { state, replace: true, preventScrollReset: true });
    },
  };
}

export function headingId(step: number): string {
  return `${stepHash(step).slice(1)}-heading`;
}
