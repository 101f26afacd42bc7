import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isResultsNavigation } from "./results-navigation.ts";

/** SR4: after a search, a filter or a page change, scrolls to the results and focuses them. */
export function useResultsFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const { key, state } = useLocation();
  // Back and Forward restore the scroll position instead.
  const isNew = useNavigationType() !== "POP";
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation to the same URL has another key
  useLayoutEffect(() => {
    if (!isNew || !isResultsNavigation(state)) return;
    part.current?.scrollIntoView({ block: "start", behavior: "instant" });
    part.current?.focus({ preventScroll: true });
  }, [key]);
  return part;
}
