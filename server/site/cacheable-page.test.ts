import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { cacheablePage } from "./cacheable-page.ts";

function asked(url: string, headers: Record<string, string> = {}) {
  return cacheablePage(Object.assign(new IncomingMessage(new Socket()), { method: "GET", url, headers }));
}
const keyOf = (url: string) => asked(url)?.key;

describe("what may become a cache key", () => {
  test("the filters that a list offers, free text and page numbers", () => {
    for (const url of [
      "/buy?type=house&price=5000000-7500000",
      "/rent?bedrooms=3&search=garden",
      "/buy?location=janakpur",
      "/projects?status=completed&type=commercial&page=2",
      "/others?service=flooring",
      "/contact?sent=1",
    ])
      expect(keyOf(url), url).toContain(url.split("?")[0]);
  });

  test.each([
    "/buy?type=HOUSE",
    "/buy?type=castle",
    "/buy?price=1-2",
    "/buy?bedrooms=3",
    "/rent?bedrooms=99",
    "/buy?page=0",
    "/buy?page=02",
    "/buy?page=2000000",
    "/buy?page=x",
    "/projects?status=unknown",
    "/buy?search=%20garden",
    `/buy?search=${"x".repeat(101)}`,
    "/others?service=anything",
    "/contact?sent=yes",
    "/buy?search=",
    `/buy?utm_source=${"x".repeat(700)}`,
  ])("not %s, which is another address of a page or no page at all", (url) => {
    expect(asked(url)).toBeUndefined();
  });

  test("of the routes whose data is asked for only those of the page, in one order", () => {
    const one = keyOf("/buy.data?_routes=pages/site-layout,pages/buy");
    expect(one).toContain("_routes=pages%2Fsite-layout%2Cpages%2Fbuy");
    for (const routes of [
      "pages/buy,pages/site-layout",
      "pages/buy,pages/site-layout,pages/buy",
      "x,pages/buy,pages/site-layout,pages/rent",
    ])
      expect(keyOf(`/buy.data?_routes=${routes}`)).toBe(one);
    for (const routes of ["anything", "pages/rent", ""])
      expect(asked(`/buy.data?_routes=${routes}`)).toBeUndefined();
  });

  test("one of two languages: the address's before the cookie's", () => {
    const nepali = keyOf("/about?lang=np");
    expect(asked("/about?lang=np", { cookie: "language=en" })?.key).toBe(nepali);
    expect(asked("/about?lang=xx")?.key).toBe(keyOf("/about"));
    expect(nepali).not.toBe(asked("/about", { cookie: "language=np" })?.key);
  });
});

test("filters, free text and far pages share the budget for filtered pages", () => {
  for (const url of [
    "/",
    "/buy",
    "/buy?page=10",
    "/buy.data?_routes=pages/buy",
    "/property/7",
    "/buy?lang=np",
  ])
    expect(asked(url)?.isFiltered, url).toBe(false);
  for (const url of [
    "/buy?page=11",
    "/buy?search=x",
    "/buy?type=house",
    "/buy.data?type=house",
    "/buy?type=house&page=2",
  ])
    expect(asked(url)?.isFiltered, url).toBe(true);
});
