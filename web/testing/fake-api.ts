import { vi } from "vitest";

type Answer = Readonly<{ status?: number; json?: unknown; headers?: Record<string, string> }>;
type ApiCall = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON as it was sent; a form is empty here. */
  body: string;
  /** If a form was sent. */
  form: FormData | undefined;
}>;
/** A rejected handler is a lost connection. */
type Handler = Answer | ((call: ApiCall) => Answer | Promise<Answer>);

/**
 * Replaces the network of a component test: answers calls by "GET /path/", and those that no handler names with 404. `serve` adds or
 * replaces handlers, `calls` lists what was asked, oldest first.
 */
export function serveApi(handlers: Record<string, Handler> = {}) {
  const current = { ...handlers };
  const calls: ApiCall[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const form = init?.body instanceof FormData ? init.body : undefined;
    const body = form || init?.body instanceof Blob ? "" : await request.text();
    const call = { method: request.method, path, query, headers: request.headers, body, form };
    calls.push(call);
    const handler = current[`${call.method} ${path}`] ?? { status: 404, json: { code: "not_found" } };
    const answer = typeof handler === "function" ? await answerOf(handler, call, request.signal) : handler;
    const { status = 200, json = {}, headers = {} } = answer;
    // These statuses have no body.
    if (status === 204 || status === 304) return new Response(null, { status, headers });
    return Response.json(json, { status, headers });
  });
  vi.stubGlobal("XMLHttpRequest", UploadByFetch);
  return {
    calls,
    serve(changes: Record<string, Handler>) {
      Object.assign(current, changes);
    },
    count: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name).length,
  };
}

/** Rejects when the call is aborted, as `fetch` does. */
function answerOf(handler: (call: ApiCall) => Answer | Promise<Answer>, call: ApiCall, signal: AbortSignal) {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([handler(call), aborted]);
}

/** What `uploadForm` uses of XMLHttpRequest. */
class UploadByFetch {
  upload: { onprogress?: (event: ProgressEvent) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = "";
  #method = "";
  #url = "";
  #headers = new Headers();
  #responseHeaders = new Headers();
  readonly #aborting = new AbortController();

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string) {
    return this.#responseHeaders.get(name);
  }

  abort() {
    this.#aborting.abort();
  }

  async send(body: FormData | Blob) {
    const init = { method: this.#method, headers: this.#headers, body, signal: this.#aborting.signal };
    try {
      const response = await fetch(this.#url, init);
      this.status = response.status;
      this.#responseHeaders = response.headers;
      this.responseText = await response.text();
    } catch {
      if (!this.#aborting.signal.aborted) this.onerror?.();
      return;
    }
    if (!this.#aborting.signal.aborted) this.onload?.();
  }
}
