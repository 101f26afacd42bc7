import { useEffect, useState } from "react";
import { useLoadingPath, usePagePath } from "#web/ui/page-link.tsx";

/** A page that loads faster shows no placeholder. */
const showAfterMs = 200;

/** The plain path of the page that is loading, after a delay. Undefined if only the query or the language changes. */
export function usePendingPath(): string | undefined {
  const path = usePagePath();
  const loadingPath = useLoadingPath();
  const next = loadingPath === path ? undefined : loadingPath;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (next === undefined) {
      setShown(undefined);
      return;
    }
    const timer = setTimeout(() => setShown(next), showAfterMs);
    return () => clearTimeout(timer);
  }, [next]);
  return next === undefined ? undefined : shown;
}
