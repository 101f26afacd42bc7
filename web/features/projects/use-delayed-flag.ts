import { useEffect, useState } from "react";

const blink = 150;

/** True once something has lasted longer than a blink: what comes at once needs no placeholder, which would only flash. */
export function useDelayedFlag(isHappening: boolean): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isHappening) return;
    const timer = setTimeout(() => setLasted(true), blink);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isHappening]);
  return isHappening && hasLasted;
}
