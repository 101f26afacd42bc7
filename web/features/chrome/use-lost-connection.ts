import { useCallback, useEffect, useSyncExternalStore } from "react";
import { type Location, useBlocker } from "react-router";
import { isWaitingForConnection, onConnectionChange, retryPages } from "#web/api/page-connection.ts";

const isWaitingOnServer = () => false;

export type LostConnection = Readonly<{ isLost: boolean; retry: () => void }>;

/**
 * Whether a navigation waits for the connection. Offline it does not even begin: React Router would reload the page
 * for a route whose script is not there, and the browser would show its own error instead.
 */
export function useLostConnection(): LostConnection {
  const { state, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  const isWaiting = useSyncExternalStore(onConnectionChange, isWaitingForConnection, isWaitingOnServer);
  const isBlocked = state === "blocked";
  const isLost = isBlocked || isWaiting;
  const retry = useCallback(async () => {
    if (!isBlocked) retryPages();
    else if (await isServerReached()) proceed();
  }, [isBlocked, proceed]);
  useEffect(() => {
    if (!isLost) return;
    const retryOnline = () => void retry();
    window.addEventListener("online", retryOnline);
    // A browser can be wrong about being offline.
    if (isBlocked) retryOnline();
    return () => window.removeEventListener("online", retryOnline);
  }, [isLost, isBlocked, retry]);
  return { isLost, retry: () => void retry() };
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

async function isServerReached(): Promise<boolean> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
