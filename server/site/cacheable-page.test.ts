import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { cacheablePage } from "./cacheable-page.ts";

function read(url: string, headers: Record<string, string> = {}) {
  return cacheablePage(Object.assign(new IncomingMessage(new Socket()), { method: "GET", url, headers }));
}
const keyOf = (url: string) => read(url)?.key;

describe("the cache key", () => {
  test("includes the filters of a list, its search text and its page number", () => {
    for (const url of [
      "/buy?type=house&price=5000000-7500000",
      "/rent?bedrooms=3&search=garden",
      "/buy?location=janakpur",
      "/buy?place=d20,l753&type=house,land&price_to=5000000&area_from=4+aana&sort=price_asc",
      "/projects?status=completed&type=commercial&page=2",
      "/others?service=flooring",
      "/contact?sent=1",
      "/saved?ids=12,7,9",
      "/saved/compare?ids=12,7",
    ])
      expect(keyOf(url), url).toContain(url.split("?")[0]);
  });

  test.each([
    "/buy?type=HOUSE",
    "/buy?type=castle",
    "/buy?price=1-2",
    "/buy?bedrooms=10",
    "/rent?bedrooms=99",
    "/buy?type=house&type=land",
    "/buy?type=land,house",
    "/buy?search=3+bhk",
    "/buy?search=kotha+bhada",
    "/buy?price_to=50+lakh",
    "/buy?place=l999",
    "/buy?sort=newest",
    "/buy?area_from=4&area_unit=aana",
    "/buy?page=1",
    "/buy?page=0",
    "/buy?page=02",
    "/buy?page=2000000",
    "/buy?page=x",
    "/projects?status=unknown",
    "/buy?search=%20garden",
    `/buy?search=${"x".repeat(101)}`,
    "/others?service=anything",
    "/contact?sent=yes",
    "/saved?ids=7,7",
    "/saved?ids=0",
    "/saved/compare?ids=1,2,3,4,5",
    "/buy?search=",
    `/buy?utm_source=${"x".repeat(700)}`,
    "/buy?lang=np",
    "/np/buy?lang=en",
    "/np/",
    "/NP/buy",
    "/np/np/buy",
    "/np/buy?search=",
    "/np/admin",
  ])("does not exist for %s, which is not canonical", (url) => {
    expect(read(url)).toBeUndefined();
  });

  test("includes the requested routes of the page in a fixed order, and no others", () => {
    const key = keyOf("/buy.data?_routes=pages/site-layout,pages/buy");
    expect(key).toContain("_routes=pages%2Fsite-layout%2Cpages%2Fbuy");
    for (const routes of [
      "pages/buy,pages/site-layout",
      "pages/buy,pages/site-layout,pages/buy",
      "x,pages/buy,pages/site-layout,pages/rent",
    ])
      expect(keyOf(`/buy.data?_routes=${routes}`)).toBe(key);
    for (const routes of ["anything", "pages/rent", ""])
      expect(read(`/buy.data?_routes=${routes}`)).toBeUndefined();
  });

  test("NL3: depends on the address, and on no cookie", () => {
    for (const path of ["", "/about", "/buy", "/property/7", "/buy?type=house", "/about.data"]) {
      const nepali = keyOf(`/np${path}`);
      expect(nepali).toBeDefined();
      expect(nepali).not.toBe(keyOf(path || "/"));
      for (const cookie of ["language=np", "language=en", "language=xx; session=1"])
        expect(read(`/np${path}`, { cookie })?.key).toBe(nepali);
      for (const cookie of ["language=en", "language=xx; session=1"])
        expect(read(path || "/", { cookie })?.key).toBe(keyOf(path || "/"));
    }
    expect(keyOf("/about?lang=xx")).toBe(keyOf("/about"));
  });

  test("NL2: does not exist for a page that the stored choice redirects, but for its data", () => {
    const cookie = "language=np";
    expect(read("/about", { cookie })).toBeUndefined();
    expect(read("/about.data", { cookie })?.key).toBe(keyOf("/about.data"));
  });
});
