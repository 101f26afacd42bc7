/** Runs in the page as an inline script, before the page is painted. */
export function restoreScroll(key: string): void {
  if (!window.history.state?.key)
    window.history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
  try {
    const y = JSON.parse(sessionStorage.getItem(key) ?? "{}")[window.history.state.key];
    if (typeof y === "number") window.scrollTo(0, y);
  } catch {
    // Storage is disabled, so there is no position.
  }
}
