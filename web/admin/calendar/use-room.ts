import { useSyncExternalStore } from "react";

const query = "(min-width: 48rem)";

/** Whether there is room for seven columns. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
