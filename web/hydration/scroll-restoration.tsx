import { use, useEffect, useLayoutEffect } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
} from "react-router";
import { callOf, InlineScript } from "./inline-script.tsx";
import { restoreScroll } from "./restore-scroll-script.ts";

const storageKey = "scroll-positions";

/** By the key of the history entry. */
type Positions = Record<string, number>;

/**
 * Scrolls to where a page was left, to the target of its hash, or to its beginning. React Router's own component brings
 * along its links and forms, which this site does not use: 3 KB on every page.
 */
export function ScrollRestoration() {
  const router = use(RouterContext)?.router;
  const { restoreScrollPosition, preventScrollReset } = use(RouterStateContext) ?? {};
  const location = useLocation();

  useEffect(() => {
    if (!router) return;
    const positions = readPositions();
    const disable = router.enableScrollRestoration(positions, () => window.scrollY);
    const take = () => {
      window.history.scrollRestoration = "manual";
    };
    const leave = () => {
      const { navigation, location: shown } = router.state;
      if (navigation.state === "idle") positions[shown.key] = window.scrollY;
      storePositions(positions);
      window.history.scrollRestoration = "auto";
    };
    take();
    addEventListener("pageshow", take);
    addEventListener("pagehide", leave);
    return () => {
      disable();
      window.history.scrollRestoration = "auto";
      removeEventListener("pageshow", take);
      removeEventListener("pagehide", leave);
    };
  }, [router]);

  const useBrowserEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
  useBrowserEffect(() => {
    if (restoreScrollPosition === false) return;
    const target = location.hash ? document.getElementById(decodeHash(location.hash)) : null;
    if (typeof restoreScrollPosition === "number") window.scrollTo(0, restoreScrollPosition);
    else if (target) target.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);

  return <InlineScript source={import.meta.env.SSR ? callOf(restoreScroll, storageKey) : ""} />;
}

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

function storePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is disabled or full: pages open at their beginning.
  }
}

/** The text itself if it is no valid encoding. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
