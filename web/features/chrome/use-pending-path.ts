import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** A page that comes sooner than this simply appears. */
const patience = 200;

/** The path of the page that is being fetched, once it takes long enough to say so; filters of the same page don't count. */
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
    const timer = setTimeout(() => setShown(next), patience);
    return () => clearTimeout(timer);
  }, [next]);
  return next === undefined ? undefined : shown;
}
