import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPath, useNavigation } from "react-router";
import { isWaitingForConnection, onConnectionChange, retryPages } from "#web/api/page-connection.ts";

const getServerSnapshot = () => false;

type ConnectionStatus = Readonly<{ isLost: boolean; retry: () => void }>;

/** Whether a navigation failed because of the connection. It is retried on request and when the browser is online again. */
export function useConnectionStatus(): ConnectionStatus {
  const { location } = useNavigation();
  const isDataDelayed = useSyncExternalStore(onConnectionChange, isWaitingForConnection, getServerSnapshot);
  const failedScript = useFailedScript();
  const hasScriptFailed = failedScript !== undefined && failedScript.key === location?.key;
  const href = hasScriptFailed ? failedScript.href : undefined;
  const retry = useCallback(async () => {
    if (href === undefined) retryPages();
    // React Router does not load a failed script again, so the browser loads the whole page.
    else if (await canOpen(href)) window.location.assign(href);
  }, [href]);
  const isLost = isDataDelayed || hasScriptFailed;
  useEffect(() => {
    if (!isLost) return;
    const retryNow = () => void retry();
    window.addEventListener("online", retryNow);
    // The script may be missing because a new version was deployed; the server is reachable then.
    if (hasScriptFailed) retryNow();
    return () => window.removeEventListener("online", retryNow);
  }, [isLost, hasScriptFailed, retry]);
  return { isLost, retry: () => void retry() };
}

/**
 * The target of a navigation whose script failed to load. React Router then reloads the page, even for a link that is
 * only hovered; without a connection, the browser's error page would replace ours, so that reload is prevented.
 */
function useFailedScript() {
  const [failed, setFailed] = useState<Readonly<{ key: string; href: string }>>();
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      const target = window.__reactRouterDataRouter?.state.navigation.location;
      if (target) setFailed({ key: target.key, href: createPath(target) });
    };
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => window.navigation?.removeEventListener("navigate", onNavigate);
  }, []);
  return failed;
}

/** VT7: from the server, or as the service worker has stored it. */
async function canOpen(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
