import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isResultsNavigation } from "#web/ui/results-navigation.ts";

/** Moves the focus to the heading of a new page, for screen readers; after a search, the results get the focus. */
export function useHeadingFocus(): void {
  const { pathname, state } = useLocation();
  const isAtResults = useNavigationType() !== "POP" && isResultsNavigation(state);
  const previousPath = useRef(pathname);
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (!isAtResults) document.getElementById("page-heading")?.focus({ preventScroll: true });
  }, [pathname, isAtResults]);
}
