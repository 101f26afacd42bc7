import { languageOfTag } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { isBuiltFile, isFilePath, isPrivatePicture, type WorkerMessage } from "./cache-message.ts";

/**
 * VT7: stores a page that the visitor saved, in the page's language, so that it can be read without a connection. `path`
 * is a plain path such as /property/5.
 */
export function cachePage(path: string): Promise<void> {
  return post({ type: "cache", path: localAddress(path), loaded: loadedFiles(), isPinned: true });
}

/** A page that is no longer saved stays readable until newer ones replace it. */
export function forgetPage(path: string): Promise<void> {
  return post({ type: "unpin", path: localAddress(path) });
}

/** Stores the open page. On a metered connection only saved pages are stored. */
export async function cacheSeenPage(address: string): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  await post({ type: "cache", path: address, loaded: loadedFiles(), isPinned: false });
}

/** CN5: stores the shell of the dashboard and the code that has loaded, until the signal also what loads later. */
export async function cacheDashboard(signal: AbortSignal): Promise<void> {
  const path = "/admin";
  await post({ type: "cache", path, loaded: loadedFiles(), isPinned: true });
  cacheLaterFiles(path, signal);
}

/** Stores what the open page loads from now on: the code of the parts below the first screen, and pictures of a client's page. */
export function cacheLaterFiles(address: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const observer = new PerformanceObserver((list) => {
    const loaded = loadedFiles(list.getEntries()).filter(
      (path) => isBuiltFile(path) || isPrivatePicture(path),
    );
    if (loaded.length > 0) void post({ type: "files", path: address, loaded });
  });
  // Also those that were being loaded when the page was stored.
  observer.observe({ type: "resource", buffered: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Waits for the worker, which starts after the first page has loaded. Without one, nothing happens. */
async function post(message: WorkerMessage): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage(message);
}

function localAddress(path: string): string {
  return pageAddress(path, languageOfTag(document.documentElement.lang));
}

/** The browser has these in its own cache, so that storing them costs no transfer. */
function loadedFiles(resources = performance.getEntriesByType("resource")): string[] {
  return resources
    .map(({ name }) => new URL(name, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && isFilePath(pathname))
    .map(({ pathname }) => pathname);
}
