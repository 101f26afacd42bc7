import { describe, expect, test } from "vitest";
import {
  type CachedPage,
  type CacheSlot,
  PageCache,
  type RenderedPage,
  type Rendering,
} from "./page-cache.ts";

const page: RenderedPage = { status: 200, headers: new Map(), body: Buffer.from("as rendered") };
const kept = (text: string): CachedPage => ({ etag: `W/"${text}"`, head: [], body: Buffer.from(text) });
const rendering = (text: string): Rendering => ({ page, kept: kept(text), isDatabaseUnreachable: false });
const away: Rendering = { page, kept: null, isDatabaseUnreachable: true };

const slot = (key: string, change: Partial<CacheSlot> = {}): CacheSlot => ({
  key,
  tags: ["properties"],
  isFiltered: false,
  ...change,
});
const newProperty = new Set(["properties", "property:7"]);

function told(maxBytes = 100_000): PageCache {
  const cache = new PageCache(maxBytes);
  cache.onConnected();
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
  test("is found until something that it shows changes", async () => {
    const cache = told();
    expect(cache.find(slot("/buy"))).toBeUndefined();
    await cache.render(slot("/buy"), async () => rendering("old"));
    expect(cache.find(slot("/buy"))?.body.toString()).toBe("old");
    cache.onChange(newProperty);
    expect(cache.find(slot("/buy"))).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test("is rendered once for all who ask at the same time", async () => {
    const cache = told();
    const slow = slowly();
    const asked = Array.from({ length: 50 }, () => cache.render(slot("/buy"), slow.render));
    slow.finish(rendering("one"));
    const answers = await Promise.all(asked);
    expect(new Set(answers).size).toBe(1);
    expect(slow.times()).toBe(1);
  });

  test("is not kept if something that it shows changed while it was rendered, nor given to who asked afterwards", async () => {
    const cache = told();
    const before = slowly();
    const first = cache.render(slot("/buy"), before.render);
    cache.onChange(newProperty);
    const second = cache.render(slot("/buy"), async () => rendering("new"));
    expect(await second).toEqual(kept("new"));
    before.finish(rendering("old"));
    expect(await first).toEqual(kept("old"));
    expect(cache.find(slot("/buy"))?.body.toString()).toBe("new");
  });

  test("stays when something changes that it does not show, rendered or still being rendered", async () => {
    const cache = told();
    const projects = slot("/projects", { tags: ["projects"] });
    const about = slot("/about", { tags: [] });
    const other = slot("/property/8", { tags: ["property:8", "property:*"] });
    const same = slot("/property/7", { tags: ["property:7", "property:*"] });
    for (const page of [projects, about, same]) await cache.render(page, async () => rendering("old"));
    const slow = slowly();
    const underWay = cache.render(other, slow.render);
    cache.onChange(newProperty);
    expect(cache.render(other, slow.render)).toBe(underWay);
    slow.finish(rendering("old"));
    await underWay;
    for (const page of [projects, about, other]) expect(cache.find(page), page.key).toBeDefined();
    expect(cache.find(same)).toBeUndefined();
    cache.onChange(new Set(["properties", "property:*"]));
    expect(cache.find(other)).toBeUndefined();
    cache.onChange("everything");
    expect(cache.bytes).toBe(0);
  });

  test("a rendering that failed is tried again", async () => {
    const cache = told();
    await expect(cache.render(slot("/buy"), async () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(await cache.render(slot("/buy"), async () => rendering("yes"))).toEqual(kept("yes"));
  });

  test("what must not be kept is answered and forgotten", async () => {
    const cache = told();
    expect(
      await cache.render(slot("/x"), async () => ({ page, kept: null, isDatabaseUnreachable: false })),
    ).toBe(page);
    expect(cache.find(slot("/x"))).toBeUndefined();
  });
});

describe("memory", () => {
  test("ends at its bound: those go first that nobody asked for longest", async () => {
    const cache = told(20_000);
    for (let number = 1; number <= 100; number += 1) {
      await cache.render(slot(`/property/${number}`), async () => rendering("x".repeat(1_000)));
      expect(cache.bytes).toBeLessThanOrEqual(20_000);
      expect(cache.find(slot("/property/1"))).toBeDefined();
    }
    expect(cache.find(slot("/property/100"))).toBeDefined();
    expect(cache.find(slot("/property/2"))).toBeUndefined();
  });

  test("a page rendered twice counts once, one too large not at all", async () => {
    const cache = told(20_000);
    await cache.render(slot("/buy"), async () => rendering("x"));
    const once = cache.bytes;
    await cache.render(slot("/buy"), async () => rendering("y"));
    expect(cache.bytes).toBe(once);
    await cache.render(slot("/huge"), async () => rendering("x".repeat(30_000)));
    expect(cache.find(slot("/huge"))).toBeUndefined();
    expect(cache.bytes).toBe(once);
  });

  test("filtered lists evict each other but no other page", async () => {
    const cache = told(80_000);
    const popular = ["/", "/buy", "/property/7"].map((key) => slot(key));
    for (const page of popular) await cache.render(page, async () => rendering("x".repeat(1_000)));
    for (let number = 1; number <= 200; number += 1) {
      const searched = slot(`/buy?search=${number}`, { isFiltered: true });
      await cache.render(searched, async () => rendering("x".repeat(1_000)));
      expect(cache.find(searched)).toBeDefined();
    }
    for (const page of popular) expect(cache.find(page), page.key).toBeDefined();
    expect(cache.find(slot("/buy?search=1", { isFiltered: true }))).toBeUndefined();
  });
});

describe("while nothing is heard of changes", () => {
  test("every page is rendered anew, and kept ones are shown only if the database is away", async () => {
    const cache = told();
    await cache.render(slot("/buy"), async () => rendering("before"));
    cache.onDisconnected();
    expect(cache.find(slot("/buy"))).toBeUndefined();
    expect(await cache.render(slot("/buy"), async () => away)).toMatchObject(kept("before"));
    expect(cache.find(slot("/buy"))).toBeDefined();
    expect(await cache.render(slot("/rent"), async () => away)).toBe(page);
    cache.onConnected();
    expect(cache.find(slot("/buy"))).toBeUndefined();
  });
});
