import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { RenderBudget } from "./render-budget.ts";

const limits = { maxRenderCredit: 8, renderCreditPerSecond: 2, maxRenderDelayMs: 1_000 };

describe("the budget of a client", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Whether each was served, and how much later than it was asked for. */
  async function ask(budget: RenderBudget, count: number, client = "203.0.113.7") {
    const startMs = Date.now();
    const asked = Array.from({ length: count }, () =>
      budget.spend(client, 1).then(
        () => ({ isServed: true, ms: Date.now() - startMs }),
        ({ code, retryAfterSeconds }) => ({ code, retryAfterSeconds, ms: Date.now() - startMs }),
      ),
    );
    await vi.runAllTimersAsync();
    return Promise.all(asked);
  }

  test("serves what the credit allows at once, delays what it earns within a second, and refuses the rest", async () => {
    const answers = await ask(new RenderBudget(limits), 12);
    expect(answers.slice(0, 8)).toEqual(Array(8).fill({ isServed: true, ms: 0 }));
    expect(answers.slice(8, 10)).toEqual([
      { isServed: true, ms: 500 },
      { isServed: true, ms: 1_000 },
    ]);
    const refused = { code: "too_many_requests", retryAfterSeconds: 2, ms: 1_000 };
    expect(answers.slice(10)).toEqual([refused, refused]);
  });

  test("is its own: another client is not delayed", async () => {
    const budget = new RenderBudget(limits);
    await ask(budget, 64);
    expect(await ask(budget, 8, "203.0.113.8")).toEqual(Array(8).fill({ isServed: true, ms: 0 }));
  });

  test("never delays a crawler that asks as often as the credit grows", async () => {
    const budget = new RenderBudget(limits);
    for (let page = 0; page < 1_000; page += 1) {
      expect(await ask(budget, 1)).toEqual([{ isServed: true, ms: 0 }]);
      vi.advanceTimersByTime(500);
    }
  });

  test("is whole again after a pause, whatever was refused", async () => {
    const budget = new RenderBudget(limits);
    for (let round = 0; round < 10; round += 1) await ask(budget, 64);
    vi.advanceTimersByTime(5_000);
    expect(await ask(budget, 8)).toEqual(Array(8).fill({ isServed: true, ms: 0 }));
  });

  test("of a client beyond those that can be delayed is refused at once", async () => {
    const answers = await ask(new RenderBudget(limits), 1_100);
    expect(answers.at(-1)).toEqual({ code: "too_many_requests", retryAfterSeconds: 2, ms: 0 });
  });
});

describe("a site whose clients have little credit that never grows", () => {
  let site: TestApp;
  beforeAll(async () => {
    const noGrowth = { maxRenderCredit: 8, renderCreditPerSecond: 0, maxRenderDelayMs: 0 };
    site = await createTestApp({ RATE_LIMITS: "on", TRUST_PROXY: "10.0.0.1" }, undefined, noGrowth);
  });
  afterAll(() => site.close());

  let network = 0;
  beforeEach(() => {
    network += 1;
  });
  const get = (url: string, headers: Record<string, string> = {}, from = `203.0.113.${network}`) =>
    site.app.inject({ url, headers, remoteAddress: from });
  const statusOf = async (...request: Parameters<typeof get>) => (await get(...request)).statusCode;

  test("refuses pages and reads of the API that it would have to render, with Retry-After", async () => {
    for (const url of ["/buy?price_from=1000001", "/buy?price_from=1000002"])
      expect(await statusOf(url)).toBe(200);
    for (const url of [
      "/buy?price_from=1000003",
      "/buy.data?price_from=1000003",
      "/api/properties/?price_from=1000001",
      "/api/properties/?uncached=1",
      "/sitemap.xml",
      "/feeds/buy.atom",
      "/feeds/meta-home-listings.xml",
      "/api/docs/json",
      "/no-such-page",
    ]) {
      const response = await get(url);
      expect([response.statusCode, response.headers["retry-after"]], url).toEqual([429, "60"]);
      expect(problemSchema.parse(response.json()).code).toBe("too_many_requests");
    }
    expect(await statusOf("/buy", { authorization: "Bearer none" })).toBe(429);
  });

  test("tells a person who opens a page so in both languages, and the browser asks again by itself", async () => {
    for (const number of [1, 2]) await get(`/buy?price_from=${4_000_000 + number}`);
    const page = await get("/buy?price_from=4000003", { accept: "text/html,*/*" });
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([429, "no-store"]);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain('<meta http-equiv="refresh" content="60">');
    expect(page.body).toContain("This one loads again by itself.");
    expect(page.body).toContain("यो पृष्ठ आफैँ फेरि खुल्छ।");
    expect((await get("/buy.data?price_from=4000003", { accept: "*/*" })).json().code).toBe(
      "too_many_requests",
    );
  });

  test("still sends that client what is cached, files and the health check", async () => {
    await get("/about", {}, "198.51.100.1");
    for (const number of [1, 2, 3]) await get(`/rent?price_from=${1_000_000 + number}`);
    expect(await statusOf("/rent?price_from=9000000")).toBe(429);
    for (const url of ["/about", "/healthz", "/robots.txt"]) expect(await statusOf(url), url).toBe(200);
  });

  test("counts a read of the API once, although the cache reads it from the API itself", async () => {
    for (let number = 1; number <= 8; number += 1)
      expect(await statusOf(`/api/properties/?price_from=${2_000_000 + number}`)).toBe(200);
    expect(await statusOf("/api/properties/?price_from=2000009")).toBe(429);
  });

  test("knows a client behind a trusted proxy by its forwarded address, and ignores that header from others", async () => {
    const ask = (from: string, forwarded: string, number: number) =>
      statusOf(`/api/properties/?price_from=${number}`, { "x-forwarded-for": forwarded }, from);
    for (let number = 3_000_001; number <= 3_000_008; number += 1)
      expect(await ask("10.0.0.1", "198.51.100.7", number)).toBe(200);
    expect(await ask("10.0.0.1", "198.51.100.7", 3_000_009)).toBe(429);
    expect(await ask("10.0.0.1", "198.51.100.8", 3_000_009)).toBe(200);
    for (let number = 3_000_011; number <= 3_000_018; number += 1)
      expect(await ask("10.0.0.2", `198.51.100.${number - 3_000_000}`, number)).toBe(200);
    expect(await ask("10.0.0.2", "198.51.100.99", 3_000_019)).toBe(429);
  });
});

test("serves Meta's file of listings in both languages to a client that has spent nothing, and not again and again", async () => {
  const site = await createTestApp({ RATE_LIMITS: "on" });
  const statuses = [];
  for (const query of ["", "?lang=np", "?again=1"])
    statuses.push((await site.app.inject(`/feeds/meta-home-listings.xml${query}`)).statusCode);
  await site.close();
  expect(statuses).toEqual([200, 200, 429]);
});
