import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ChangeFeed } from "#server/platform/database/change-feed.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { isKnownTag } from "#server/platform/http/entity-tag.ts";
import { securityHeaderNames } from "#server/platform/http/security-headers.ts";
import type { Encoding } from "./accepted-encoding.ts";
import { cacheablePage } from "./cacheable-page.ts";
import { compressQuickly, recompressStrongly } from "./compression.ts";
import type { CachedPage, PageCache, RenderedPage } from "./page-cache.ts";

/** Must be called before all other hooks are added, because a cached page needs none of them. */
export function serveCachedPages(app: App, cache: PageCache, feed: ChangeFeed): void {
  app.addHook("onRequest", (request, reply, next) => {
    const cacheable = cacheablePage(request.raw);
    const page = cacheable && cache.find(cacheable.key);
    if (page) sendCachedPage(page, request, reply);
    else next();
  });
  // Waits until the cache has seen the change, so that the client's next request shows it.
  app.addHook("onSend", async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPublic = request.routeOptions.config.access === "public";
    if (!isRead && !isPublic && reply.statusCode < 400) await feed.catchUp();
  });
}

/** Sends the same bytes to everyone, except for the request id. */
export function sendCachedPage(
  { etag, head, body }: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  const lines = [...head, "x-request-id", request.id];
  if (isKnownTag(request, etag)) {
    reply.raw.writeHead(304, lines).end();
    return;
  }
  lines.push("content-length", String(body.length));
  reply.raw.writeHead(200, lines);
  if (request.method === "HEAD") reply.raw.end();
  else reply.raw.end(body);
}

/** Null if the page is an error or sets a cookie. `reply` provides the security headers. */
export async function toCacheEntry(
  page: RenderedPage,
  { encoding }: Readonly<{ encoding: Encoding }>,
  reply: FastifyReply,
): Promise<CachedPage | null> {
  if (page.status !== 200 || page.headers.has("set-cookie")) return null;
  const head: string[] = [];
  for (const name of securityHeaderNames) {
    const value = reply.getHeader(name);
    if (value !== undefined && !page.headers.has(name)) head.push(name, String(value));
  }
  for (const [name, value] of page.headers) head.push(name, String(value));
  if (encoding !== "identity") head.push("content-encoding", encoding);
  const ownEtag = page.headers.get("etag");
  // Weak, because all encodings of a page share it.
  const etag = ownEtag ? String(ownEtag) : `W/"${sha256(page.body)}"`;
  if (!ownEtag) head.push("etag", etag);
  const isPage = String(page.headers.get("content-type")).startsWith("text/html");
  const body = await compressQuickly(page.body, encoding, isPage);
  // gzip gains nothing: 0.4 percent at its highest level.
  const shrink = encoding === "br" ? () => recompressStrongly(body) : undefined;
  return { etag, head, body, shrink };
}

function sha256(body: Buffer): string {
  return hash("sha256", body, "base64url").slice(0, 22);
}

export function sendRenderedPage({ status, headers, body }: RenderedPage, reply: FastifyReply): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  return reply.send(body);
}
