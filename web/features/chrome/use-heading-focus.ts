import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { isResultsNavigation } from "#web/ui/results-navigation.ts";

/** A new page begins at its heading, also for those who don't see it change; a search begins at its results. */
export function useHeadingFocus(): void {
  const { pathname, state } = useLocation();
  const isAtResults = useNavigationType() !== "POP" && isResultsNavigation(state);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isAtResults) document.getElementById("page-heading")?.focus({ preventScroll: true });
  }, [pathname, isAtResults]);
}
