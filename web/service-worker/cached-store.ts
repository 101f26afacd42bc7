import { type AddressedPage, type CachedPage, readCachedPage, writeCachedPage } from "./cached-page.ts";

/** The numbers change with the format of what is stored, not with each version of the worker. */
export const pageCacheName = "cached-pages-1";
export const fileCacheName = "cached-files-1";

const detailsHeader = "x-cached";
/** They belong to the response as it was sent. */
const transportHeaders = ["content-encoding", "content-length", "etag", "cache-control", "vary"];

export type StoredPage = AddressedPage & Readonly<{ response: Response }>;

export async function findPage(address: string): Promise<StoredPage | undefined> {
  const cache = await caches.open(pageCacheName);
  const response = await cache.match(address, { ignoreVary: true });
  const page = response && readCachedPage(response.headers.get(detailsHeader));
  return page ? { ...page, address, response } : undefined;
}

export async function listPages(): Promise<AddressedPage[]> {
  const cache = await caches.open(pageCacheName);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      return findPage(pathname + search);
    }),
  );
  return pages.filter((page) => page !== undefined);
}

/** `headers` are those of the server, whose policy lists the page's scripts. */
export async function storePage(
  address: string,
  page: CachedPage,
  html: string,
  headers: Headers,
): Promise<void> {
  const stored = new Headers(headers);
  for (const name of transportHeaders) stored.delete(name);
  stored.set(detailsHeader, writeCachedPage(page));
  const cache = await caches.open(pageCacheName);
  await cache.put(address, new Response(html, { headers: stored }));
}

export async function updatePage(stored: StoredPage, changes: Partial<CachedPage>): Promise<void> {
  const { address, response, ...page } = stored;
  await storePage(address, { ...page, ...changes }, await response.text(), response.headers);
}

export async function removePages(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(pageCacheName);
  await Promise.all(addresses.map((address) => cache.delete(address, { ignoreVary: true })));
}

/** Fetches the files that are not stored yet. Returns those that could not be fetched or stored. */
export async function storeFiles(cacheName: string, paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const stored = await storedPaths(cache);
  const missing = paths.filter((path) => !stored.has(path));
  const failed = await Promise.all(
    missing.map(async (path) => {
      try {
        const response = await fetchPublic(path);
        if (response.status !== 200) return path;
        await cache.put(path, response);
        return undefined;
      } catch {
        return path;
      }
    }),
  );
  return failed.filter((path) => path !== undefined);
}

/** Removes the files that no stored page needs. */
export async function removeUnusedFiles(): Promise<void> {
  const pages = await listPages();
  const used = new Set(pages.flatMap(({ files }) => files));
  const cache = await caches.open(fileCacheName);
  const unused = [...(await storedPaths(cache))].filter((path) => !used.has(path));
  await Promise.all(unused.map((path) => cache.delete(path, { ignoreVary: true })));
}

export async function storedPaths(cache: Cache): Promise<Set<string>> {
  const requests = await cache.keys();
  return new Set(
    requests.map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    }),
  );
}

/** What everybody gets, without cookies. The header says that nobody looks at it, so that it is not counted as a view (LE9). */
export function fetchPublic(path: string): Promise<Response> {
  return fetch(path, { credentials: "omit", mode: "same-origin", headers: { "x-purpose": "cache" } });
}
