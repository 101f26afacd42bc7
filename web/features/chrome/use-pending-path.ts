import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page that loads faster shows no placeholder. */
const showAfterMs = 200;

/** The path of the page that is loading, after a delay. Undefined if only the query changes. */
export function usePendingPath(): string | undefined {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const next = location && location.pathname !== pathname ? location.pathname : undefined;
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
