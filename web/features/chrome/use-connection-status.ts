import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPath, type DataRouter, useNavigation } from "react-router";
import { isWaitingForConnection, onConnectionChange, retryPages } from "#web/api/page-connection.ts";

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

const isWaitingOnServer = () => false;

export type ConnectionStatus = Readonly<{ isLost: boolean; retry: () => void }>;

/** Whether a navigation waits for the connection, and another try for it. Back online, it is tried again by itself. */
export function useConnectionStatus(): ConnectionStatus {
  const { location } = useNavigation();
  const isDataLost = useSyncExternalStore(onConnectionChange, isWaitingForConnection, isWaitingOnServer);
  const lostScript = useLostScript();
  const isScriptLost = lostScript !== undefined && lostScript.key === location?.key;
  const href = isScriptLost ? lostScript.href : undefined;
  const retry = useCallback(async () => {
    if (href === undefined) retryPages();
    // React Router does not ask for a script twice: the page is opened anew.
    else if (await isServerReached()) window.location.assign(href);
  }, [href]);
  const isLost = isDataLost || isScriptLost;
  useEffect(() => {
    if (!isLost) return;
    const retryNow = () => void retry();
    window.addEventListener("online", retryNow);
    // A script can also be gone because the site has changed; the server is there then.
    if (isScriptLost) retryNow();
    return () => window.removeEventListener("online", retryNow);
  }, [isLost, isScriptLost, retry]);
  return { isLost, retry: () => void retry() };
}

/**
 * The page whose script could not be fetched. React Router reloads the page then, also for a link that is only pointed
 * at, and without a connection the browser's own error page would take the place of ours: that reload is prevented.
 */
function useLostScript() {
  const [lost, setLost] = useState<Readonly<{ key: string; href: string }>>();
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      const target = window.__reactRouterDataRouter?.state.navigation.location;
      if (target) setLost({ key: target.key, href: createPath(target) });
    };
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => window.navigation?.removeEventListener("navigate", onNavigate);
  }, []);
  return lost;
}

async function isServerReached(): Promise<boolean> {
  try {
    await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
