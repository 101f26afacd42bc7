import { type CacheMessage, type FilesMessage, isBuiltFile } from "#web/offline/cache-message.ts";
import { cachedAddress, isClientPage, staffPath } from "./cached-address.ts";
import { pagesToRemove } from "./cached-page.ts";
import {
  fetchPublic,
  fileCacheName,
  findPage,
  listPages,
  removePages,
  removeUnusedFiles,
  storeFiles,
  storePage,
  updatePage,
} from "./cached-store.ts";
import { choosePictures, headingOf, isStorable, requiredFiles, shownPictures } from "./page-content.ts";

const maxPages = 60;
/** A client's page begins with its eight newest. */
const maxPictures = { seen: 3, pinned: 6, client: 8 };
/** Saving a page right after it was opened does not fetch it again. */
const recentMs = 5_000;

/** Fetches a page and stores it with its files and first pictures. If that fails, the stored version stays. */
export async function cachePage(origin: string, { path, loaded, isPinned: isAsked }: CacheMessage) {
  const address = cachedAddress(new URL(path, origin).href);
  if (address === undefined) return;
  const earlier = await findPage(address);
  const isPinned = isAsked || (earlier?.isPinned ?? false);
  const nowMs = Date.now();
  if (earlier && Math.abs(nowMs - earlier.seenAtMs) < recentMs && isPinned === earlier.isPinned) return;
  const response = await (address === staffPath ? fetchInStoredLanguage(address) : fetchPublic(address));
  if (response.status === 404 || response.status === 410) return forgetPages([address]);
  if (!isStorable(response)) return;
  const html = await response.text();
  const required = requiredFiles(html);
  const isClient = isClientPage(address);
  const max = maxPictures[isClient ? "client" : isPinned ? "pinned" : "seen"];
  const pictures = [...choosePictures(html, loaded, max), ...(isClient ? shownPictures(html, loaded) : [])];
  const files = [...new Set([...required, ...loaded.filter(isBuiltFile), ...pictures])];
  const failed = new Set(await storeFiles(fileCacheName, files));
  // Without all of its styles and scripts it would be a broken page.
  if (!required.some((file) => failed.has(file))) {
    const cachedAtMs = Date.parse(response.headers.get("date") ?? "") || nowMs;
    const page = { name: headingOf(html), cachedAtMs, seenAtMs: nowMs, isPinned, files };
    await storePage(address, page, html, response.headers);
    await removePages(pagesToRemove(await listPages(), maxPages));
  }
  await removeUnusedFiles();
}

/** The dashboard has one address for all languages; the cookie chooses. */
function fetchInStoredLanguage(path: string): Promise<Response> {
  return fetch(path, { mode: "same-origin" });
}

/** Stores what a stored page has loaded later, so that the same parts of it work without a connection; of pictures those of clients' pages. */
export async function addFiles(origin: string, { path, loaded }: FilesMessage): Promise<void> {
  const address = cachedAddress(new URL(path, origin).href);
  const page = address && (await findPage(address));
  if (!page) return;
  const pictures = isClientPage(address) ? shownPictures(await page.response.clone().text(), loaded) : [];
  const added = [...loaded.filter(isBuiltFile), ...pictures].filter((file) => !page.files.includes(file));
  if (added.length === 0) return;
  const failed = await storeFiles(fileCacheName, added);
  const stored = added.filter((file) => !failed.includes(file));
  await updatePage(page, { files: [...page.files, ...stored] });
}

/** The page stays readable as one that was seen. */
export async function unpinPage(origin: string, path: string): Promise<void> {
  const address = cachedAddress(new URL(path, origin).href);
  const page = address && (await findPage(address));
  if (page) await updatePage(page, { isPinned: false });
}

export async function forgetPages(addresses: readonly string[]): Promise<void> {
  await removePages(addresses);
  await removeUnusedFiles();
}
