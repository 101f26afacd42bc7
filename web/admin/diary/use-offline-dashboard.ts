import { useEffect } from "react";
import { cacheDashboard } from "#web/offline/cache-page.ts";
import { startWorker } from "#web/offline/start-worker.ts";

/** CN5: from now on, this phone can open the dashboard without a connection and write entries. */
export function useOfflineDashboard(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const leaving = new AbortController();
    const prepare = async () => {
      // What is shown without a connection is loaded once, so that it is stored, too.
      await import("./offline-diary.tsx");
      if (await startWorker()) await cacheDashboard(leaving.signal);
    };
    // Without it, entries can still be written while the page is open.
    void prepare().catch(() => undefined);
    return () => leaving.abort();
  }, []);
}
