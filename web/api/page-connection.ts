import { cachedPageHeader } from "#web/offline/cached-notice.ts";

type Listener = () => void;

const listeners = new Set<Listener>();
const waiting = new Set<Listener>();

/**
 * Fetches a navigation's data. If the connection fails, the navigation waits for `retryPages` instead of failing, and
 * the open page stays.
 */
export async function fetchPage(request: Request): Promise<Response> {
  for (;;) {
    try {
      const response = await fetch(request.clone());
      const cachedPage = response.headers.get(cachedPageHeader);
      // VT7: the service worker shows the stored page with a notice, which the router's data could not.
      if (cachedPage !== null) {
        window.location.assign(cachedPage);
        return await new Promise(() => undefined);
      }
      // Reading the whole body here detects a connection that breaks during the response.
      const body = response.status === 204 ? null : await response.arrayBuffer();
      return new Response(body, response);
    } catch (error) {
      const isSuperseded = request.signal.aborted;
      if (isSuperseded || request.method !== "GET") throw error;
      await waitForRetry(request.signal);
    }
  }
}

export function isWaitingForConnection(): boolean {
  return waiting.size > 0;
}

export function retryPages(): void {
  for (const retry of [...waiting]) retry();
}

/** Calls the listener whenever the result of `isWaitingForConnection` may have changed. */
export function onConnectionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function waitForRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      waiting.delete(retry);
      signal.removeEventListener("abort", abort);
      notify();
      finish();
    };
    const retry = () => settle(resolve);
    const abort = () => settle(() => reject(signal.reason));
    waiting.add(retry);
    signal.addEventListener("abort", abort);
    notify();
  });
}

function notify(): void {
  for (const listener of listeners) listener();
}
