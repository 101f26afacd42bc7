import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLanguage, type Language, languageParameter, languageTag } from "#domain/language.ts";
import { pageQuerySchema } from "#domain/paging.ts";
import { knownQuery } from "#domain/site/page-parameters.ts";
import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { requestLanguage } from "#server/platform/http/request-language.ts";
import { projectMapQuery, propertyMapQuery } from "#server/resources/map/routes.ts";
import { projectListQuery } from "#server/resources/projects/list-query.ts";
import { propertyListQuery } from "#server/resources/properties/list-query.ts";
import { suggestionsQuery } from "#server/resources/search/routes.ts";
import { bestEncoding, type Encoding } from "./accepted-encoding.ts";
import { sendCachedPage, sendRenderedPage, toCacheEntry } from "./cached-pages.ts";
import type { CacheSlot, PageCache, RenderedPage } from "./page-cache.ts";

type InjectedResponse = Awaited<ReturnType<App["inject"]>>;
/** `address` is the path with the parameters in a fixed order, without the language. */
type ApiSlot = CacheSlot & Readonly<{ encoding: Encoding; language: Language; address: string }>;
type ApiRead = Readonly<{ tags: readonly ChangeTag[]; parameters: readonly string[] }>;

const lists: Readonly<Record<string, ApiRead>> = {
  "/api/properties/": { tags: ["properties"], parameters: Object.keys(propertyListQuery.shape) },
  "/api/properties/summaries/": { tags: ["properties"], parameters: ["ids"] },
  "/apis/projects/": { tags: ["projects"], parameters: Object.keys(projectListQuery.shape) },
  "/api/map/": { tags: ["properties"], parameters: Object.keys(propertyMapQuery.shape) },
  "/api/map/projects/": { tags: ["projects", "rates"], parameters: Object.keys(projectMapQuery.shape) },
  "/api/suggestions/": { tags: ["properties"], parameters: Object.keys(suggestionsQuery.shape) },
  "/api/rates/": { tags: ["rates"], parameters: [] },
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

/** Marks the requests by which the cache itself reads from the API. */
const cacheFillHeader = "x-cache-fill";
const cacheFillToken = randomBytes(16).toString("hex");

export function isCacheFill({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers[cacheFillHeader] === cacheFillToken;
}

/** Undefined unless the request reads public data without a token and with known parameters only. */
function cacheableApiRead(request: IncomingMessage): ApiSlot | undefined {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  if (!url.startsWith("/api") || url.length > maxUrlLength) return undefined;
  if (isCacheFill(request)) return undefined;
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
 * Reads what is not cached through the API's own route, once for all requests that wait for it. Must be called after the
 * hooks that set headers and shed load, because a response that is not cached needs them.
 */
export function fillApiCache(app: App, cache: PageCache): void {
  app.addHook("onRequest", async (request, reply) => {
    const slot = cacheableApiRead(request.raw);
    if (!slot) return;
    const answer = await cache.render(slot, async () => {
      const headers = {
        "accept-encoding": "identity",
        "accept-language": languageTag(slot.language),
        [cacheFillHeader]: cacheFillToken,
      };
      const page = toRenderedPage(await app.inject({ url: slot.address, headers }));
      const isDatabaseUnreachable = page.status === 503;
      const cacheEntry = isDatabaseUnreachable ? null : await toCacheEntry(page, slot, reply);
      return { page, cacheEntry, isDatabaseUnreachable };
    });
    if ("etag" in answer) sendCachedPage(answer, request, reply);
    else sendRenderedPage(answer, reply);
    return reply;
  });
}

/** Shared caches must not store it: an admin's token gets another response from the same URL. */
function toRenderedPage({ statusCode, headers, rawPayload }: InjectedResponse): RenderedPage {
  const shared = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !ownHeaders.has(entry[0]),
  );
  const caching = [
    ["vary", "Authorization, Accept-Encoding, Accept-Language"],
    ["cache-control", "private, no-cache"],
  ] as const;
  return { status: statusCode, headers: new Map([...shared, ...caching]), body: rawPayload };
}
