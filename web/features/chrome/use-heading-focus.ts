import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { usePagePath } from "#web/ui/page-link.tsx";
import { isResultsNavigation } from "#web/ui/results-navigation.ts";

/**
 * Moves the focus to the heading of a new page, for screen readers; after a search, the results get the focus. A change of
 * language keeps the focus.
 */
export function useHeadingFocus(): void {
  const { state } = useLocation();
  const path = usePagePath();
  const isAtResults = useNavigationType() !== "POP" && isResultsNavigation(state);
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    if (!isAtResults) document.getElementById("page-heading")?.focus({ preventScroll: true });
  }, [path, isAtResults]);
}
