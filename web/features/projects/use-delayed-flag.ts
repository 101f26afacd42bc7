import { useEffect, useState } from "react";

const delayMs = 150;

/** True once the flag has been set for 150 ms, so that a short wait shows no flashing placeholder. */
export function useDelayedFlag(isSet: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isSet) return;
    const timer = setTimeout(() => setHasWaited(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isSet]);
  return isSet && hasWaited;
}
