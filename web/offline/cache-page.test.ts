import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { readMessage } from "./cache-message.ts";
import { cachePage, cacheSeenPage, forgetPage } from "./cache-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that shows a page in Nepali, with a worker that notes its messages. */
function openPage(navigatorParts: object = {}) {
  const messages: unknown[] = [];
  const serviceWorker = {
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }),
  };
  vi.stubGlobal("document", { documentElement: { lang: "ne" } });
  vi.stubGlobal("location", { origin: "https://site.test" });
  vi.stubGlobal("navigator", { serviceWorker, ...navigatorParts });
  const loaded = ["/assets/app-1.css", "/media/ab/720.avif", "/api/properties/", "/favicon.svg"].map(
    (path) => ({
      name: `https://site.test${path}`,
    }),
  );
  loaded.push({ name: "https://other.test/assets/app-1.css" });
  vi.stubGlobal("performance", { getEntriesByType: () => loaded });
  return messages;
}

test("VT7: asks the worker to cache a saved page in the page's language, with the files that are loaded", async () => {
  const messages = openPage();
  await cachePage("/property/5");
  await forgetPage("/property/5");
  await cacheSeenPage("/np/property/6");
  const loaded = ["/assets/app-1.css", "/media/ab/720.avif"];
  expect(messages).toEqual([
    { type: "cache", path: "/np/property/5", loaded, isPinned: true },
    { type: "unpin", path: "/np/property/5" },
    { type: "cache", path: "/np/property/6", loaded, isPinned: false },
  ]);
  expect(messages.map(readMessage)).toEqual(messages);
});

test("VT7: stores only saved pages where data is to be saved, and nothing without a worker", async () => {
  const messages = openPage({ connection: { saveData: true } });
  await cacheSeenPage("/property/6");
  expect(messages).toEqual([]);
  await cachePage("/property/6");
  expect(messages).toHaveLength(1);
  openPage({ serviceWorker: undefined });
  await cachePage("/property/6");
});

test("VT7: the worker reads no message that is not one of ours", () => {
  fc.assert(fc.property(fc.anything(), (data) => readMessage(data) === null));
  const message = { type: "cache", path: "https://other.test/", loaded: [], isPinned: true };
  expect(readMessage(message)).toBeNull();
  const loaded = ["/assets/a.js", "/api/token/", "/assets/../admin", "//other.test/assets/a.js", 5];
  for (const type of ["cache", "files"])
    expect(readMessage({ ...message, type, path: "/property/5", loaded })).toMatchObject({
      type,
      loaded: ["/assets/a.js"],
    });
  expect(readMessage({ type: "files", path: "/property/5", loaded: "/assets/a.js" })).toBeNull();
});
