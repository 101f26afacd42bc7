import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";
import { fetchPublic, listPages, storeFiles } from "./cached-store.ts";
import { fillOfflinePage } from "./fill-offline-page.ts";
import { isStorable, requiredFiles } from "./page-content.ts";

const path = "/offline";
const maxAgeMs = 24 * 60 * 60 * 1000;

/**
 * Stores our own page for when there is no connection, in both languages, with its styles. Fonts are large, so only those
 * of the languages in use are stored. Throws if that fails; the browser then installs the worker at a later visit.
 */
export async function storeOfflinePages(cacheName: string, openUrls: readonly string[]): Promise<void> {
  const inUse = new Set(openUrls.map((url) => splitPageAddress(new URL(url).pathname).language));
  const cache = await caches.open(cacheName);
  for (const language of languages) {
    const address = pageAddress(path, language);
    const response = await fetchPublic(address);
    if (!isStorable(response)) throw new Error(`${address} could not be stored`);
    const html = await response.clone().text();
    const isNeeded = (file: string) =>
      !file.endsWith(".js") && (inUse.has(language) || !file.endsWith(".woff2"));
    const failed = await storeFiles(cacheName, requiredFiles(html).filter(isNeeded));
    if (failed.length > 0) throw new Error(`${failed.join()} could not be stored`);
    await cache.put(address, response);
  }
}

/** The company may have a new number or new looks. */
export async function refreshOfflinePages(cacheName: string, openUrls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const page = await cache.match(pageAddress(path, defaultLanguage), { ignoreVary: true });
  const storedAtMs = Date.parse(page?.headers.get("date") ?? "") || 0;
  if (Math.abs(Date.now() - storedAtMs) > maxAgeMs) await storeOfflinePages(cacheName, openUrls);
}

export async function answerWithOfflinePage(cacheName: string, language: Language): Promise<Response> {
  const cache = await caches.open(cacheName);
  const page = await cache.match(pageAddress(path, language), { ignoreVary: true });
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  headers.set("cache-control", "no-store");
  const html = fillOfflinePage(await page.text(), await listPages(), language);
  return new Response(html, { status: 503, headers });
}
