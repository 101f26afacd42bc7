import { splitPageAddress } from "#domain/site/page-address.ts";
import { cachedAddress, staffPath } from "./cached-address.ts";

/**
 * `page` is a document, `data` what React Router fetches for the next page, `check` the question whether a page can be
 * opened, `file` a built file with a hash in its name. Everything else is `ignored`: the browser fetches it as if there
 * were no worker.
 */
export type RequestKind = "page" | "data" | "check" | "file" | "picture" | "ignored";

/** Pages of staff except the shell of the dashboard, pages whose address is a secret, and calls of the API. */
const untouched =
  /^\/(?:(?:admin|login|setup|submission|invitation|api|apis|messages|service-requests)(?:[/.]|$)|alert|sell\/)/i;

type RequestFacts = Readonly<{ method: string; url: string; mode: string; destination: string }>;

export function requestKind(
  { method, url, mode, destination }: RequestFacts,
  ownOrigin: string,
): RequestKind {
  const { origin, pathname } = new URL(url);
  if (origin !== ownOrigin) return "ignored";
  const isDocument = method === "GET" && mode === "navigate" && destination === "document";
  if (isDocument && pathname === staffPath) return "page";
  if (isUntouched(pathname)) return "ignored";
  if (method === "HEAD") return cachedAddress(url) === undefined ? "ignored" : "check";
  if (method !== "GET") return "ignored";
  // Frames are `iframe`: the dashboard previews unsaved settings in one.
  if (mode === "navigate") return destination === "document" ? "page" : "ignored";
  if (pathname.startsWith("/assets/")) return "file";
  if (pathname.endsWith(".data")) return "data";
  return destination === "image" ? "picture" : "ignored";
}

function isUntouched(pathname: string): boolean {
  return untouched.test(pathname) || untouched.test(splitPageAddress(pathname).path);
}
