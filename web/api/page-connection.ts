type Listener = () => void;

const listeners = new Set<Listener>();
const waiting = new Set<Listener>();

/**
 * Fetches what a navigation asks the server for. If the connection fails, the navigation waits for `retryPages`
 * instead of failing, and the page that is open stays.
 */
export async function fetchPage(request: Request): Promise<Response> {
  for (;;) {
    try {
      const answer = await fetch(request.clone());
      // Read to its end here, so that a connection lost halfway is noticed here as well.
      const body = answer.status === 204 ? null : await answer.arrayBuffer();
      return new Response(body, answer);
    } catch (error) {
      // Another navigation took its place.
      if (request.signal.aborted || request.method !== "GET") throw error;
      await untilRetried(request.signal);
    }
  }
}

/** Whether a navigation waits for the connection. */
export function isWaitingForConnection(): boolean {
  return waiting.size > 0;
}

export function retryPages(): void {
  for (const retry of [...waiting]) retry();
}

/** Calls back whenever the answer of `isWaitingForConnection` may have changed. */
export function onConnectionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function untilRetried(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      waiting.delete(retry);
      signal.removeEventListener("abort", abort);
      tell();
      finish();
    };
    const retry = () => settle(resolve);
    const abort = () => settle(() => reject(signal.reason));
    waiting.add(retry);
    signal.addEventListener("abort", abort);
    tell();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}
