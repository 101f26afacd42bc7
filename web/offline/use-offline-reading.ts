import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { cacheLaterFiles, cacheSeenPage } from "./cache-page.ts";
import { cachedNoticeAttribute } from "./cached-notice.ts";
import { startWorker } from "./start-worker.ts";

const maxIdleWaitMs = 5_000;

/** VT7: starts the service worker, and lets it store the pages that the visitor looks at. */
export function useOfflineReading(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const firstAddress = useRef(address);
  useEffect(() => {
    // The next page has come from the server.
    if (address !== firstAddress.current)
      document.querySelector(`body > [${cachedNoticeAttribute}]`)?.remove();
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const leaving = new AbortController();
    whenIdle(async () => {
      if (leaving.signal.aborted || !(await startWorker())) return;
      await cacheSeenPage(address);
      cacheLaterFiles(address, leaving.signal);
    });
    return () => leaving.abort();
  }, [address]);
}

function whenIdle(work: () => Promise<void>): void {
  // If anything fails, the page works without it.
  const run = () => void work().catch(() => undefined);
  // Safari does not have it.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: maxIdleWaitMs });
  else setTimeout(run, maxIdleWaitMs);
}
