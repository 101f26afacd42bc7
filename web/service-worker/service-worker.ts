import { readMessage, type WorkerMessage } from "#web/offline/cache-message.ts";
import { answerCheck, answerData, answerFile, answerPage, answerPicture } from "./answer.ts";
import { addFiles, cachePage, unpinPage } from "./cache-page.ts";
import { fileCacheName, pageCacheName, removeUnusedFiles } from "./cached-store.ts";
import { enqueue } from "./job-queue.ts";
import { refreshOfflinePages, storeOfflinePages } from "./offline-page.ts";
import { requestKind } from "./request-kind.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const __BUILD_HASH__: string;

/** VT7: lets visitors read saved and seen listings without a connection (decision 57). */
const worker = self as unknown as WorkerScope;
const { origin } = worker.location;
/** Each version has its own offline page, whose styles belong to that version. */
const offlineCacheName = `offline-${__BUILD_HASH__}`;

async function openUrls(): Promise<string[]> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true });
  return windows.map(({ url }) => url);
}

worker.addEventListener("install", (event) => {
  const install = async () => {
    await storeOfflinePages(offlineCacheName, await openUrls());
    // Pages come from the network first and their files have hashes, so a new version can take over while pages are open.
    await worker.skipWaiting();
  };
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  const activate = async () => {
    const current = [offlineCacheName, pageCacheName, fileCacheName];
    const names = (await caches.keys()).filter((name) => !current.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await removeUnusedFiles();
    // The page is requested while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(activate());
});

const answers = {
  page: (event: FetchEvent) => answerPage(event, offlineCacheName),
  data: answerData,
  check: answerCheck,
  file: answerFile,
  picture: answerPicture,
};

worker.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, origin);
  if (kind !== "ignored") event.respondWith(answers[kind](event));
});

async function carryOut(message: WorkerMessage): Promise<void> {
  if (message.type === "cache") await cachePage(origin, message);
  else if (message.type === "files") await addFiles(origin, message);
  else await unpinPage(origin, message.path);
}

worker.addEventListener("message", (event) => {
  const message = readMessage(event.data);
  if (!message) return;
  event.waitUntil(enqueue(() => carryOut(message)));
  if (message.type !== "files")
    event.waitUntil(enqueue(async () => refreshOfflinePages(offlineCacheName, await openUrls())));
});
