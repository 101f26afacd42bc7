import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redirectInputSchema, shortPathProblem } from "./redirect-input.ts";
import { isPublicPage, isReservedPath } from "./reserved-paths.ts";
import { resolveRedirect } from "./resolve-redirect.ts";
import { normalizeShortPath } from "./short-path.ts";

const schema = redirectInputSchema("https://site.test");
const read = (input: object) => {
  const parsed = schema.safeParse({ path: "/poster", target: "/buy", ...input });
  return parsed.success ? parsed.data : parsed.error.issues.map(({ path, message }) => `${path}: ${message}`);
};

describe("IM9: the path of a short address", () => {
  test.each([
    ["/Jan-Purnima/", "/jan-purnima"],
    ["jan-purnima", "/jan-purnima"],
    ["//a///b/", "/a/b"],
    ["/%E0%A4%9C%E0%A4%BE%E0%A4%A8", "/जान"],
    ["/जान", "/जान"],
    ["/गर्\u200dयो", "/गर्यो"],
    ["/CAFE\u0301", "/caf\u00e9"],
    ["/", "/"],
  ])("%s is stored as %s", (written, stored) => {
    expect(normalizeShortPath(written)).toBe(stored);
  });

  test("has one spelling, however it is encoded and written", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const path = normalizeShortPath(`/${encodeURIComponent(text)}`);
        expect(path).toBeDefined();
        expect(normalizeShortPath(encodeURI(path ?? "").replaceAll("?", "%3F"))).toBe(path);
        expect(normalizeShortPath(`/${encodeURIComponent(text)}/`)).toBe(path);
      }),
    );
  });

  test("that can't be decoded is none", () => {
    expect(normalizeShortPath("/%E0%A4")).toBeUndefined();
  });

  test.each([
    "/",
    "/buy",
    "/buy/anything",
    "/np",
    "/np/poster",
    "/en",
    "/admin",
    "/api/x",
    "/apis",
    "/feeds/buy.atom",
    "/media/x",
    "/property",
    "/property/7",
    "/project/12",
    "/privacy",
    "/robots.txt",
    "/favicon.ico",
    "/.well-known/x",
    "/poster.data",
  ])("%s belongs to the site", (path) => {
    expect(isReservedPath(path)).toBe(true);
    expect(shortPathProblem(path)).toBe("address_reserved");
  });

  test.each([
    "/jan-purnima",
    "/जानपूर्णिमा",
    "/property/old-house-in-janakpur",
    "/a/b/c",
    "/index.php",
    "/old.html",
    "/2024/05/post",
  ])("%s can be one", (path) => {
    expect(shortPathProblem(path)).toBeUndefined();
  });

  test.each(["/a b", "/a/../b", "/a?b", "/a\\b", "/<x>", "/a%b"])("%s is no address", (path) => {
    expect(shortPathProblem(path)).toBe("invalid");
  });

  test("no page that a short address may lead to can be one", () => {
    for (const path of ["/", "/buy", "/property/1", "/terms", "/saved"]) {
      expect(isPublicPage(path)).toBe(true);
      expect(isReservedPath(path)).toBe(true);
    }
    for (const path of ["/admin", "/login", "/api/rates/", "/property/x", "/poster"])
      expect(isPublicPage(path)).toBe(false);
  });
});

describe("IM9: what staff enter", () => {
  test.each([
    ["/buy?city=Janakpur", "/buy?city=Janakpur"],
    [
      "https://site.test/np/buy?city=जनकपुर",
      "/np/buy?city=%E0%A4%9C%E0%A4%A8%E0%A4%95%E0%A4%AA%E0%A5%81%E0%A4%B0",
    ],
    ["https://site.test", "/"],
    ["buy", "/buy"],
    ["//evil.test/x", "/evil.test/x"],
    ["/\\evil.test", "/%5Cevil.test"],
  ])("the target %s is %s", (target, stored) => {
    expect(read({ target })).toEqual({ path: "/poster", target: stored, is_permanent: false });
  });

  test("another website needs the admin's word and https", () => {
    const target = "https://example.org/x?y=1";
    expect(read({ target })).toEqual(["target: page_unknown"]);
    expect(read({ target, is_external: true })).toMatchObject({ target });
    for (const other of [
      "http://example.org",
      "javascript:alert(1)",
      "https://user:secret@example.org/",
      "/buy",
    ])
      expect(read({ target: other, is_external: true })).toEqual(["target: invalid"]);
    expect(read({ target: "javascript:alert(1)" })).toEqual(["target: invalid"]);
  });

  test("a path is read from a whole address, and refused with its reason", () => {
    expect(read({ path: "https://old.example/2024/House/?p=1" })).toMatchObject({ path: "/2024/house" });
    expect(read({ path: "/buy" })).toEqual(["path: address_reserved"]);
    expect(read({ path: "/%zz" })).toEqual(["path: invalid"]);
    expect(read({ path: `/${"a".repeat(300)}` })).toEqual(["path: too_long"]);
    expect(read({ target: "/Poster/?x=1" })).toEqual(["target: page_unknown"]);
  });
});

describe("IM9: where a visitor goes", () => {
  test.each([
    ["/buy?city=J", "en", "", "/buy?city=J"],
    ["/buy?city=J", "np", "utm=poster", "/np/buy?city=J&utm=poster"],
    ["/buy?city=J#map", "en", "city=K&x=1", "/buy?city=J&x=1#map"],
    ["/np/buy", "en", "", "/np/buy"],
    ["/", "np", "a=1", "/np?a=1"],
    ["https://example.org/a?b=1", "np", "c=2", "https://example.org/a?b=1&c=2"],
  ] as const)("%s in %s with “%s” leads to %s", (target, language, query, location) => {
    expect(resolveRedirect(target, language, query)).toBe(location);
  });
});
