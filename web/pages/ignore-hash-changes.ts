import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What comes after # opens and closes parts of a page (web/ui/use-opened-picture.ts); its data stay as they are. */
export function ignoreHashChanges(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
