import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type CachedPage,
  type CacheSlot,
  PageCache,
  type RenderedPage,
  type RenderResult,
} from "./page-cache.ts";

const page: RenderedPage = { status: 200, headers: new Map(), body: Buffer.from("as rendered") };
const entry = (text: string): CachedPage => ({ etag: `W/"${text}"`, head: [], body: Buffer.from(text) });
const rendered = (text: string): RenderResult => ({
  page,
  cacheEntry: entry(text),
  isDatabaseUnreachable: false,
});
const databaseUnreachable: RenderResult = { page, cacheEntry: null, isDatabaseUnreachable: true };

const slot = (key: string, change: Partial<CacheSlot> = {}): CacheSlot => ({
  key,
  tags: ["properties"],
  ...change,
});
const newProperty = new Set(["properties", "property:7"]);

function createSubscribedCache(maxBytes = 100_000): PageCache {
  const cache = new PageCache(maxBytes);
  cache.onConnected();
  return cache;
}

/** A render function that resolves when the test calls `finish`. */
function createSlowRender() {
  const { promise, resolve } = Promise.withResolvers<RenderResult>();
  let calls = 0;
  const render = () => {
    calls += 1;
    return promise;
  };
  return { render, finish: resolve, calls: () => calls };
}

describe("a cached page", () => {
  test("is served until something that it shows changes", async () => {
    const cache = createSubscribedCache();
    expect(cache.find("/buy")).toBeUndefined();
    await cache.render(slot("/buy"), async () => rendered("old"));
    expect(cache.find("/buy")?.body.toString()).toBe("old");
    cache.onChange(newProperty);
    expect(cache.find("/buy")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test("is rendered once for concurrent requests", async () => {
    const cache = createSubscribedCache();
    const slow = createSlowRender();
    const requests = Array.from({ length: 50 }, () => cache.render(slot("/buy"), slow.render));
    slow.finish(rendered("one"));
    const answers = await Promise.all(requests);
    expect(new Set(answers).size).toBe(1);
    expect(slow.calls()).toBe(1);
  });

  test("is not stored, nor sent to later requests, if something that it shows changed while it was rendered", async () => {
    const cache = createSubscribedCache();
    const before = createSlowRender();
    const first = cache.render(slot("/buy"), before.render);
    cache.onChange(newProperty);
    const second = cache.render(slot("/buy"), async () => rendered("new"));
    expect(await second).toEqual(entry("new"));
    before.finish(rendered("old"));
    expect(await first).toEqual(entry("old"));
    expect(cache.find("/buy")?.body.toString()).toBe("new");
  });

  test("stays if a change concerns only other pages, whether it is stored or still being rendered", async () => {
    const cache = createSubscribedCache();
    const projects = slot("/projects", { tags: ["projects"] });
    const about = slot("/about", { tags: [] });
    const other = slot("/property/8", { tags: ["property:8", "property:*"] });
    const same = slot("/property/7", { tags: ["property:7", "property:*"] });
    for (const page of [projects, about, same]) await cache.render(page, async () => rendered("old"));
    const slow = createSlowRender();
    const pending = cache.render(other, slow.render);
    cache.onChange(newProperty);
    expect(cache.render(other, slow.render)).toBe(pending);
    slow.finish(rendered("old"));
    await pending;
    for (const page of [projects, about, other]) expect(cache.find(page.key), page.key).toBeDefined();
    expect(cache.find(same.key)).toBeUndefined();
    cache.onChange(new Set(["properties", "property:*"]));
    expect(cache.find(other.key)).toBeUndefined();
    cache.onChange("everything");
    expect(cache.bytes).toBe(0);
  });

  test("is rendered again after a failed rendering", async () => {
    const cache = createSubscribedCache();
    await expect(cache.render(slot("/buy"), async () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(await cache.render(slot("/buy"), async () => rendered("yes"))).toEqual(entry("yes"));
  });

  test("is not stored if its rendering is not cacheable", async () => {
    const cache = createSubscribedCache();
    expect(
      await cache.render(slot("/x"), async () => ({ page, cacheEntry: null, isDatabaseUnreachable: false })),
    ).toBe(page);
    expect(cache.find("/x")).toBeUndefined();
  });
});

describe("the memory limit", () => {
  test("evicts the least recently requested pages", async () => {
    const cache = createSubscribedCache(20_000);
    for (let number = 1; number <= 100; number += 1) {
      await cache.render(slot(`/property/${number}`), async () => rendered("x".repeat(1_000)));
      expect(cache.find(`/property/${number}`)).toBeDefined();
      expect(cache.bytes).toBeLessThanOrEqual(20_000);
      expect(cache.find("/property/1")).toBeDefined();
    }
    expect(cache.find("/property/100")).toBeDefined();
    expect(cache.find("/property/2")).toBeUndefined();
  });

  test("lets pages that are requested once evict each other, but none that was requested again", async () => {
    const cache = createSubscribedCache(80_000);
    const popular = ["/", "/buy", "/buy?type=house"];
    for (const key of popular) {
      await cache.render(slot(key), async () => rendered("x".repeat(1_000)));
      expect(cache.find(key)).toBeDefined();
    }
    for (let number = 1; number <= 200; number += 1)
      await cache.render(slot(`/buy?search=${number}`), async () => rendered("x".repeat(1_000)));
    for (const key of popular) expect(cache.find(key), key).toBeDefined();
    expect(cache.find("/buy?search=1")).toBeUndefined();
    expect(cache.find("/buy?search=200")).toBeDefined();
  });

  test("holds for 100,000 different addresses", async () => {
    const cache = createSubscribedCache(1_000_000);
    for (let number = 1; number <= 100_000; number += 1)
      await cache.render(slot(`/buy?search=${number}`), async () => rendered("x".repeat(2_000)));
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
  });

  test("counts a page once however often it is rendered, and ignores one that exceeds it", async () => {
    const cache = createSubscribedCache(20_000);
    await cache.render(slot("/buy"), async () => rendered("x"));
    const once = cache.bytes;
    await cache.render(slot("/buy"), async () => rendered("y"));
    expect(cache.bytes).toBe(once);
    await cache.render(slot("/huge"), async () => rendered("x".repeat(30_000)));
    expect(cache.find("/huge")).toBeUndefined();
    expect(cache.bytes).toBe(once);
  });
});

describe("a page that is requested again", () => {
  const shrinkable = (text: string, shrink: () => Promise<Buffer>): RenderResult => ({
    ...rendered(text),
    cacheEntry: { ...entry(text), shrink },
  });

  test("is compressed with more effort, once; a page that is requested once is not", async () => {
    const cache = createSubscribedCache();
    let calls = 0;
    const shrink = async () => {
      calls += 1;
      return Buffer.from("small");
    };
    for (const key of ["/buy", "/rent"])
      await cache.render(slot(key), async () => shrinkable("a large body", shrink));
    const bytes = cache.bytes;
    expect(cache.find("/buy")?.body.toString()).toBe("a large body");
    await expect.poll(() => cache.find("/buy")?.body.toString()).toBe("small");
    expect(cache.find("/buy")?.etag).toBe('W/"a large body"');
    expect(calls).toBe(1);
    expect(cache.bytes).toBe(bytes - "a large body".length + "small".length);
  });

  test("stays as it is if that fails or does not pay", async () => {
    const cache = createSubscribedCache();
    const bodies = {
      "/failed": () => Promise.reject(new Error("no memory")),
      "/larger": async () => Buffer.from("a larger body than before"),
      "/last": async () => Buffer.from("small"),
    };
    for (const [key, shrink] of Object.entries(bodies)) {
      await cache.render(slot(key), async () => shrinkable("as rendered", shrink));
      cache.find(key);
    }
    await expect.poll(() => cache.find("/last")?.body.toString()).toBe("small");
    for (const key of ["/failed", "/larger"]) expect(cache.find(key)?.body.toString()).toBe("as rendered");
  });

  test("is not replaced by an old body that is compressed after a change", async () => {
    const cache = createSubscribedCache();
    const slow = Promise.withResolvers<Buffer>();
    await cache.render(slot("/buy"), async () => shrinkable("the old page", () => slow.promise));
    cache.find("/buy");
    cache.onChange(newProperty);
    const small = async () => Buffer.from("new");
    await cache.render(slot("/buy"), async () => shrinkable("the new page", small));
    cache.find("/buy");
    slow.resolve(Buffer.from("old"));
    await expect.poll(() => cache.find("/buy")?.body.toString()).toBe("new");
  });
});

describe("while the change feed is disconnected", () => {
  test("pages are rendered anew, and cached ones are served only if the database is unreachable", async () => {
    const cache = createSubscribedCache();
    await cache.render(slot("/buy"), async () => rendered("before"));
    cache.onDisconnected();
    expect(cache.find("/buy")).toBeUndefined();
    expect(await cache.render(slot("/buy"), async () => databaseUnreachable)).toMatchObject(entry("before"));
    expect(cache.find("/buy")).toBeDefined();
    expect(await cache.render(slot("/rent"), async () => databaseUnreachable)).toBe(page);
    cache.onConnected();
    expect(cache.find("/buy")).toBeUndefined();
  });
});

describe("a page that depends on the day", () => {
  afterEach(() => void vi.useRealTimers());

  test("is rendered anew after midnight in Kathmandu, also if it was stored after that", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T18:14:59Z") });
    const cache = createSubscribedCache();
    await cache.render(slot("/buy"), async () => {
      vi.setSystemTime(new Date("2026-11-17T18:15:01Z"));
      return rendered("rates of yesterday");
    });
    expect(cache.find("/buy")).toBeUndefined();
    await cache.render(slot("/buy"), async () => rendered("rates of today"));
    expect(cache.find("/buy")?.body.toString()).toBe("rates of today");
  });
});
