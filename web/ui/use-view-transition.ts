import { use } from "react";
import { UNSAFE_ViewTransitionContext as ViewTransitionContext } from "react-router";
import { usePageAddress } from "./page-link.tsx";

/** Whether a view transition leads to or from the page at a plain path. */
export function useViewTransition(path: string): boolean {
  const transition = use(ViewTransitionContext);
  const address = usePageAddress()(path);
  if (!transition.isTransitioning) return false;
  return [transition.currentLocation, transition.nextLocation].some(({ pathname }) => pathname === address);
}
