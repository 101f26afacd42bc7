import { splitPageAddress } from "#domain/site/page-address.ts";
import { isPrivatePicture } from "#web/offline/cache-message.ts";
import { cachedPageHeader } from "#web/offline/cached-notice.ts";
import { forgetPages } from "./cache-page.ts";
import {
  cachedAddress,
  cachedAddressOfData,
  isClientPage,
  staffPath,
  translatedAddress,
} from "./cached-address.ts";
import { fileCacheName, findPage, type StoredPage, storedPaths } from "./cached-store.ts";
import { enqueue } from "./job-queue.ts";
import { markCachedPage } from "./mark-cached-page.ts";
import { answerWithOfflinePage } from "./offline-page.ts";
import { pictureFolder, requiredFiles } from "./page-content.ts";
import type { FetchEvent } from "./worker-scope.ts";

/** Shorter than the 10 s after which calls of the API give up. Only a page that is stored stops waiting. */
const maxWaitMs = 8_000;
const stored = { ignoreVary: true };

/** The page from the network; without a connection the stored one with a notice, or else the offline page. */
export async function answerPage(event: FetchEvent, offlineCacheName: string): Promise<Response> {
  const { url } = event.request;
  const address = cachedAddress(url);
  const cached = address === undefined ? undefined : await findPage(address);
  const network = fetchDocument(event);
  try {
    const response = await (cached ? withTimeout(network, maxWaitMs) : network);
    // The listing was removed, or the client's link renewed: in both languages.
    if (cached && (response.status === 404 || response.status === 410))
      event.waitUntil(enqueue(() => forgetPages([cached.address, translatedAddress(cached.address)])));
    return response;
  } catch {
    // The browser warns about a preloaded response that nobody waits for.
    event.waitUntil(network.catch(() => undefined));
    const shown = cached && (await showCachedPage(cached));
    if (shown) return shown;
    const translated = address === undefined ? undefined : await findPage(translatedAddress(address));
    if (translated) return Response.redirect(new URL(translated.address, url).href, 302);
    return answerWithOfflinePage(offlineCacheName, splitPageAddress(new URL(url).pathname).language);
  }
}

async function fetchDocument({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Undefined if the browser has removed a file that the page needs. */
async function showCachedPage({ response, address, cachedAtMs }: StoredPage): Promise<Response | undefined> {
  const { language } = splitPageAddress(address);
  const original = await response.text();
  const hasPrices = address !== staffPath && !isClientPage(address);
  const html = markCachedPage(original, { cachedAtMs, language, hasPrices });
  const files = await storedPaths(await caches.open(fileCacheName));
  if (html === undefined || !requiredFiles(original).every((path) => files.has(path))) return undefined;
  const headers = new Headers(response.headers);
  headers.set("cache-control", "no-store");
  return new Response(html, { headers });
}

/** Lets the router load the whole page if it is stored. Otherwise the open page waits for the connection, as without a worker. */
export async function answerData({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const address = cachedAddressOfData(request.url);
    const cached = address && (await findPage(address));
    return cached
      ? new Response(null, { headers: { [cachedPageHeader]: cached.address } })
      : Response.error();
  }
}

/** Whether a page can be opened: now, or as it was stored. */
export async function answerCheck({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const address = cachedAddress(request.url);
    const cached = address && (await findPage(address));
    return cached ? new Response(null, { status: 204 }) : Response.error();
  }
}

/** A file whose name contains its hash never changes. */
export async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await caches.match(request, stored)) ?? fetch(request);
}

/** Without a connection, any stored size of the picture. A stored page outlives the signed addresses of its pictures. */
export async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const { pathname } = new URL(request.url);
  const response = await fetch(request).catch(() => undefined);
  if (response && (response.ok || !isPrivatePicture(pathname))) return response;
  return (await findPicture(request)) ?? response ?? Response.error();
}

async function findPicture(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const cache = await caches.open(fileCacheName);
  const folder = pictureFolder(pathname);
  const paths = folder === undefined ? [] : [...(await storedPaths(cache))];
  const other = paths.find((path) => path.startsWith(folder ?? ""));
  const found = await caches.match(pathname + search, stored);
  return found ?? (await cache.match(other ?? request, stored));
}

function withTimeout<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("timeout")), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
