import { expect, hydrated, test } from "../journey.ts";

test("IN1: English pages fetch no Devanagari type but the few letters they show", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
  });
  for (const path of ["/", "/buy", "/rent", "/property/1", "/project/1", "/sell"]) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fetched).toContainEqual(expect.stringContaining("mukta-rupee"));
  expect(fetched.filter((file) => file.includes("devanagari"))).toEqual([]);
});

test("a first visit asks for a dozen scripts at most, after what can be seen", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(12);
  expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
});

test("IN1: the words of the page's language are asked for with its first byte", async ({ request }) => {
  const english = (await request.get("/about")).headers().link;
  const nepali = (await request.get("/about?lang=np")).headers().link;
  expect(english).toMatch(/^<\/assets\/[^>]+\.js>; rel=modulepreload/);
  expect(nepali).toMatch(/^<\/assets\/[^>]+\.js>; rel=modulepreload/);
  expect(nepali).not.toBe(english);
});
