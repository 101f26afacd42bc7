import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { metaFeedPath, projectFeedPath, propertyFeedPaths } from "#domain/feeds/feed-address.ts";
import { keysOf } from "#domain/keys-of.ts";
import { isLanguage, type Language, languageParameter } from "#domain/language.ts";
import { pageQuerySchema } from "#domain/paging.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { filterNames } from "#domain/properties/filters.ts";
import { knownQuery } from "#domain/site/page-parameters.ts";
import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { isKnownTag } from "#server/platform/http/entity-tag.ts";
import { requestLanguage } from "#server/platform/http/request-language.ts";
import { projectMapQuery, propertyMapQuery } from "#server/resources/map/routes.ts";
import { projectListQuery } from "#server/resources/projects/list-query.ts";
import { propertyListQuery } from "#server/resources/properties/list-query.ts";
import { suggestionsQuery } from "#server/resources/search/routes.ts";
import { bestEncoding, type Encoding } from "./accepted-encoding.ts";
import { sendCachedPage, sendRenderedPage, toCacheEntry } from "./cached-pages.ts";
import type { CachedPage, CacheSlot, PageCache, RenderedPage, RenderResult } from "./page-cache.ts";

/** `address` is the path with the parameters in a fixed order, without the language. */
type ApiSlot = CacheSlot & Readonly<{ encoding: Encoding; language: Language; address: string }>;
/** A request whose response fills a slot. */
type Fill = Readonly<{
  slot: ApiSlot;
  answer: Promise<CachedPage | RenderedPage>;
  knownTag: string | undefined;
  respond: (result: Promise<RenderResult>) => void;
}>;
type ApiRead = Readonly<{ tags: readonly ChangeTag[]; parameters: readonly string[] }>;

const lists: Readonly<Record<string, ApiRead>> = {
  "/api/properties/": { tags: ["properties"], parameters: Object.keys(propertyListQuery.shape) },
  "/api/properties/summaries/": { tags: ["properties"], parameters: ["ids"] },
  "/apis/projects/": { tags: ["projects"], parameters: Object.keys(projectListQuery.shape) },
  "/api/map/": { tags: ["properties"], parameters: Object.keys(propertyMapQuery.shape) },
  "/api/map/projects/": { tags: ["projects", "rates"], parameters: Object.keys(projectMapQuery.shape) },
  "/api/suggestions/": { tags: ["properties"], parameters: Object.keys(suggestionsQuery.shape) },
  "/api/rates/": { tags: ["rates"], parameters: [] },
  [propertyFeedPaths.sale]: { tags: ["properties", "settings"], parameters: filterNames },
  [propertyFeedPaths.rent]: { tags: ["properties", "settings"], parameters: filterNames },
  [projectFeedPath]: { tags: ["projects", "settings"], parameters: keysOf(noProjectFilters) },
  [metaFeedPath]: { tags: ["properties", "settings"], parameters: [] },
  "/api/features/": { tags: ["features"], parameters: Object.keys(pageQuerySchema.shape) },
};
const rowPath = /^\/(?:api\/(properties)|apis\/projects)\/([1-9]\d{0,9})\/$/;
const maxUrlLength = 600;

/** Headers that belong to one response or to one connection. */
const ownHeaders = new Set([
  "connection",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
]);

/** Undefined unless the request reads public data without a token and with known parameters only. */
function cacheableApiRead(request: IncomingMessage): ApiSlot | undefined {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  if (!/^\/(?:api|feeds)/.test(url) || url.length > maxUrlLength) return undefined;
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const read = lists[path] ?? readOfRow(path);
  if (!read) return undefined;
  const given = new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
  const known = new URLSearchParams(knownQuery(given, [...read.parameters, languageParameter]));
  // Unknown parameters would be other keys of the same response, and repeated ones are an error.
  if (known.size !== given.size) return undefined;
  const sentLanguage = known.get(languageParameter);
  if (sentLanguage !== null && !isLanguage(sentLanguage)) return undefined;
  known.delete(languageParameter);
  const language = sentLanguage ?? requestLanguage({ headers });
  const address = known.size === 0 ? path : `${path}?${known}`;
  const encoding = bestEncoding(headers["accept-encoding"]);
  const key = `api ${language} ${encoding} ${address}`;
  return { key, tags: read.tags, encoding, language, address };
}

function readOfRow(path: string): ApiRead | undefined {
  const [, properties, id] = rowPath.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { tags: rowTags(properties ? "property" : "project", Number(id)), parameters: [] };
}

/** Must be called before other hooks are added, because a cached response needs none of them. */
export function serveCachedApi(app: App, cache: PageCache): void {
  app.addHook("onRequest", (request, reply, next) => {
    const slot = cacheableApiRead(request.raw);
    const cached = slot && cache.find(slot.key);
    if (cached) sendCachedPage(cached, request, reply);
    else next();
  });
}

/**
 * What is not cached is read by the API's own route, once for all requests that wait for it: the first of them goes on to the
 * route, and its response answers the others, too. Must be called after the hooks that set headers and shed load, because such a
 * response needs them, and before the hook that compresses, because the cache compresses what it stores.
 */
export function fillApiCache(app: App, cache: PageCache): void {
  const fills = new WeakMap<FastifyRequest, Fill>();
  app.addHook("onRequest", async (request, reply) => {
    const slot = request.method === "GET" ? cacheableApiRead(request.raw) : undefined;
    if (!slot) return;
    const turn = Promise.withResolvers<void>();
    const response = Promise.withResolvers<RenderResult>();
    const answer = cache.render(slot, () => {
      turn.resolve();
      return response.promise;
    });
    const given = await Promise.race([answer, turn.promise]);
    if (given) {
      if ("etag" in given) sendCachedPage(given, request, reply);
      else sendRenderedPage(given, reply);
      return reply;
    }
    const knownTag = request.headers["if-none-match"];
    // The others need the whole response.
    delete request.headers["if-none-match"];
    fills.set(request, { slot, answer, knownTag, respond: response.resolve });
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const fill = fills.get(request);
    if (!fill) return payload;
    fills.delete(request);
    fill.respond(toRenderResult(fill.slot, reply, payload));
    const answer = await fill.answer;
    const headers = "etag" in answer ? pairsOf(answer.head) : answer.headers;
    for (const [name, value] of headers) reply.header(name, value);
    if (!("etag" in answer)) return payload;
    if (fill.knownTag !== undefined) request.headers["if-none-match"] = fill.knownTag;
    reply.code(isKnownTag(request, answer.etag) ? 304 : 200);
    return reply.statusCode === 304 ? null : answer.body;
  });
}

async function toRenderResult(slot: ApiSlot, reply: FastifyReply, payload: unknown): Promise<RenderResult> {
  const page = toRenderedPage(reply, payload);
  const isDatabaseUnreachable = page.status === 503;
  const cacheEntry = isDatabaseUnreachable ? null : await toCacheEntry(page, slot, reply);
  return { page, cacheEntry, isDatabaseUnreachable };
}

function* pairsOf(head: readonly string[]): Iterable<readonly [string, string]> {
  for (let index = 0; index < head.length; index += 2) yield [head[index] ?? "", head[index + 1] ?? ""];
}

/** Shared caches must not store it: an admin's token gets another response from the same URL. */
function toRenderedPage(reply: FastifyReply, payload: unknown): RenderedPage {
  if (typeof payload !== "string") throw new TypeError("A public read of the API sends a text.");
  const shared = Object.entries(reply.getHeaders()).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !ownHeaders.has(entry[0]),
  );
  const caching = [
    ["vary", "Authorization, Accept-Encoding, Accept-Language"],
    ["cache-control", "private, no-cache"],
  ] as const;
  return { status: reply.statusCode, headers: new Map([...shared, ...caching]), body: Buffer.from(payload) };
}
