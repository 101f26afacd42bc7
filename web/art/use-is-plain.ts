import { useRootData } from "#web/site/root-data.ts";

/** ST3: true in the theme without drawings. */
export function useIsPlain(): boolean {
  return useRootData()?.looks.isPlain ?? false;
}
