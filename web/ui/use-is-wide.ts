import { useSyncExternalStore } from "react";

const wideScreen = "(min-width: 64rem)";

/** Whether the window has room for a table or for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wideScreen);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(wideScreen).matches,
    () => false,
  );
}
