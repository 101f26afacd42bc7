import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
