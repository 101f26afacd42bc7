import type { IncomingHttpHeaders } from "node:http";

/** Browsers say with one of these that nobody looks at the page yet. */
const prefetchHeaders = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return prefetchHeaders.some((name) => headers[name] !== undefined);
}
