import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ChangeFeed } from "#server/platform/database/change-feed.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { securityHeaderNames } from "#server/platform/http/security-headers.ts";
import { cacheablePage, type Encoding, type SharedPage } from "./cacheable-page.ts";
import type { CachedPage, PageCache, RenderedPage } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const quality = 9;

/** To be called before every other hook: a kept page needs none of them. */
export function serveCachedPages(app: App, cache: PageCache, feed: ChangeFeed): void {
  app.addHook("onRequest", (request, reply, next) => {
    const shared = cacheablePage(request.raw);
    const page = shared && cache.find(shared);
    if (page) sendKept(page, request, reply);
    else next();
  });
  // A change is announced a moment after its commit; who made it sees it with the next request.
  app.addHook("onSend", async (request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isPublic = request.routeOptions.config.access === "public";
    if (!isRead && !isPublic && reply.statusCode < 400) await feed.catchUp();
  });
}

/** The same bytes for everyone but for the request's id. */
export function sendKept(
  { etag, head, body }: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  const lines = [...head, "x-request-id", request.id];
  if (namesTag(request.headers["if-none-match"], etag)) {
    reply.raw.writeHead(304, lines).end();
    return;
  }
  lines.push("content-length", String(body.length));
  reply.raw.writeHead(200, lines);
  if (request.method === "HEAD") reply.raw.end();
  else reply.raw.end(body);
}

function namesTag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  return condition.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*");
}

/** Null if the page is not whole, or has something for one visitor alone. `reply` knows the headers of every answer. */
export async function toCacheEntry(
  page: RenderedPage,
  { encoding, setsLanguage }: SharedPage,
  reply: FastifyReply,
): Promise<CachedPage | null> {
  if (page.status !== 200 || (page.headers.has("set-cookie") && !setsLanguage)) return null;
  const head: string[] = [];
  for (const name of securityHeaderNames) {
    const value = reply.getHeader(name);
    if (value !== undefined && !page.headers.has(name)) head.push(name, String(value));
  }
  for (const [name, value] of page.headers) head.push(name, String(value));
  if (encoding !== "identity") head.push("content-encoding", encoding);
  // Weak, as one page has a tag whatever it is compressed with.
  const etag = `W/"${createHash("sha256").update(page.body).digest("base64url").slice(0, 22)}"`;
  head.push("etag", etag);
  return { etag, head, body: await compressed(page.body, encoding) };
}

async function compressed(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return promisify(gzip)(body);
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
