import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A `shouldRevalidate` that skips the loaders if only the hash changes, as when the lightbox opens. */
export function ignoreHashChanges(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
