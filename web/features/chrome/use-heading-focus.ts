import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page begins at its heading, also for those who don't see it change. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("page-heading")?.focus({ preventScroll: true });
  }, [pathname]);
}
