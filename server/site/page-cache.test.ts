import { describe, expect, test } from "vitest";
import { type KeptPage, PageCache, type RenderedPage, type Rendering } from "./page-cache.ts";

const page: RenderedPage = { status: 200, headers: new Map(), body: Buffer.from("as rendered") };
const kept = (text: string): KeptPage => ({ etag: `W/"${text}"`, head: [], body: Buffer.from(text) });
const rendering = (text: string): Rendering => ({ page, kept: kept(text), isDatabaseAway: false });
const away: Rendering = { page, kept: null, isDatabaseAway: true };

function told(mostBytes = 100_000): PageCache {
  const cache = new PageCache(mostBytes);
  cache.began();
  return cache;
}

/** A rendering that ends when the test says so. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<Rendering>();
  let times = 0;
  const render = () => {
    times += 1;
    return promise;
  };
  return { render, finish: resolve, times: () => times };
}

describe("a page that is kept", () => {
  test("is found until something changes", async () => {
    const cache = told();
    expect(cache.find("/buy")).toBeUndefined();
    await cache.render("/buy", async () => rendering("old"));
    expect(cache.find("/buy")?.body.toString()).toBe("old");
    cache.changed();
    expect(cache.find("/buy")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test("is rendered once for all who ask at the same time", async () => {
    const cache = told();
    const slow = slowly();
    const asked = Array.from({ length: 50 }, () => cache.render("/buy", slow.render));
    slow.finish(rendering("one"));
    const answers = await Promise.all(asked);
    expect(new Set(answers).size).toBe(1);
    expect(slow.times()).toBe(1);
  });

  test("is not kept if something changed while it was rendered, nor given to who asked afterwards", async () => {
    const cache = told();
    const before = slowly();
    const first = cache.render("/buy", before.render);
    cache.changed();
    const second = cache.render("/buy", async () => rendering("new"));
    expect(await second).toEqual(kept("new"));
    before.finish(rendering("old"));
    expect(await first).toEqual(kept("old"));
    expect(cache.find("/buy")?.body.toString()).toBe("new");
  });

  test("a rendering that failed is tried again", async () => {
    const cache = told();
    await expect(cache.render("/buy", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.render("/buy", async () => rendering("yes"))).toEqual(kept("yes"));
  });

  test("what must not be kept is answered and forgotten", async () => {
    const cache = told();
    expect(await cache.render("/x", async () => ({ page, kept: null, isDatabaseAway: false }))).toBe(page);
    expect(cache.find("/x")).toBeUndefined();
  });
});

describe("memory", () => {
  test("ends at its bound: those go first that nobody asked for longest", async () => {
    const cache = told(20_000);
    for (let number = 1; number <= 100; number += 1) {
      await cache.render(`/property/${number}`, async () => rendering("x".repeat(1_000)));
      expect(cache.bytes).toBeLessThanOrEqual(20_000);
      expect(cache.find("/property/1")).toBeDefined();
    }
    expect(cache.find("/property/100")).toBeDefined();
    expect(cache.find("/property/2")).toBeUndefined();
  });

  test("a page rendered twice counts once, one too large not at all", async () => {
    const cache = told(20_000);
    await cache.render("/buy", async () => rendering("x"));
    const once = cache.bytes;
    await cache.render("/buy", async () => rendering("y"));
    expect(cache.bytes).toBe(once);
    await cache.render("/huge", async () => rendering("x".repeat(30_000)));
    expect(cache.find("/huge")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});

describe("while nothing is heard of changes", () => {
  test("every page is rendered anew, and kept ones are shown only if the database is away", async () => {
    const cache = told();
    await cache.render("/buy", async () => rendering("before"));
    cache.lost();
    expect(cache.find("/buy")).toBeUndefined();
    expect(await cache.render("/buy", async () => away)).toMatchObject(kept("before"));
    expect(cache.find("/buy")).toBeDefined();
    expect(await cache.render("/rent", async () => away)).toBe(page);
    cache.began();
    expect(cache.find("/buy")).toBeUndefined();
  });
});
