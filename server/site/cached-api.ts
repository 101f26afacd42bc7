import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Language, languageTag } from "#domain/language.ts";
import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { requestLanguage } from "#server/platform/http/request-language.ts";
import { bestEncoding, type Encoding } from "./accepted-encoding.ts";
import { sendCachedPage, sendRenderedPage, toCacheEntry } from "./cached-pages.ts";
import type { CacheSlot, PageCache, RenderedPage } from "./page-cache.ts";

type InjectedResponse = Awaited<ReturnType<App["inject"]>>;
type ApiSlot = CacheSlot & Readonly<{ encoding: Encoding; language: Language }>;

const listTags: Readonly<Record<string, ChangeTag>> = {
  "/api/properties/": "properties",
  "/apis/projects/": "projects",
  "/api/features/": "features",
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

/** Undefined unless the request reads public data without a token. */
function cacheableApiRead({ method, url = "", headers }: IncomingMessage): ApiSlot | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  if (!url.startsWith("/api") || url.length > maxUrlLength) return undefined;
  if (headers[cacheFillHeader] === cacheFillToken) return undefined;
  const [path = "", query] = url.split("?", 2);
  const tags = tagsOf(path);
  if (!tags) return undefined;
  const encoding = bestEncoding(headers["accept-encoding"]);
  const language = requestLanguage({ url, headers });
  const key = `api ${language} ${encoding} ${url}`;
  return { key, tags, encoding, language, isFiltered: query !== undefined };
}

function tagsOf(path: string): readonly ChangeTag[] | undefined {
  const tag = listTags[path];
  if (tag) return [tag];
  const [, properties, id] = rowPath.exec(path) ?? [];
  return id === undefined ? undefined : rowTags(properties ? "property" : "project", Number(id));
}

/** Answers public API reads from the cache. A read that is not cached goes through the API's own route once for all. */
export function serveCachedApi(app: App, cache: PageCache): void {
  app.addHook("onRequest", async (request, reply) => {
    const slot = cacheableApiRead(request.raw);
    if (!slot) return;
    const cached =
      cache.find(slot) ??
      (await cache.render(slot, async () => {
        const response = await app.inject({
          url: request.url,
          headers: {
            "accept-encoding": "identity",
            "accept-language": languageTag(slot.language),
            [cacheFillHeader]: cacheFillToken,
          },
        });
        const page = toRenderedPage(response);
        const isDatabaseUnreachable = page.status === 503;
        const cacheEntry = isDatabaseUnreachable ? null : await toCacheEntry(page, slot, reply);
        return { page, cacheEntry, isDatabaseUnreachable };
      }));
    if ("etag" in cached) sendCachedPage(cached, request, reply);
    else sendRenderedPage(cached, reply);
    return reply;
  });
}

function toRenderedPage({ statusCode, headers, rawPayload }: InjectedResponse): RenderedPage {
  const shared = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !ownHeaders.has(entry[0]),
  );
  const vary: [string, string] = ["vary", "Accept-Encoding, Accept-Language"];
  return { status: statusCode, headers: new Map([...shared, vary]), body: rawPayload };
}
