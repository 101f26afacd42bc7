import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { languageSegments, pageAddress, splitPageAddress, toSitePath } from "./page-address.ts";

describe("NL1: the address of a page", () => {
  test.each([
    ["/", "/np"],
    ["/buy", "/np/buy"],
    ["/property/7", "/np/property/7"],
    ["/?service=flooring", "/np?service=flooring"],
    ["/#form", "/np#form"],
    ["/buy?page=2#results", "/np/buy?page=2#results"],
    ["/npx", "/np/npx"],
  ])("%s is %s in Nepali and unchanged in English", (path, nepali) => {
    expect(pageAddress(path, "np")).toBe(nepali);
    expect(pageAddress(path, "en")).toBe(path);
  });

  test.each(["/admin", "/admin/", "/admin?tab=listings"])("%s is the same in every language", (path) => {
    for (const language of languages) expect(pageAddress(path, language)).toBe(path);
  });

  const segment = fc.stringMatching(/^[\w.%~-]{1,12}$/).filter((text) => !/^(?:np|admin)$/i.test(text));
  const plainPath = fc.array(segment).map((segments) => `/${segments.join("/")}`);

  test("splits into the language and the path that it was made of", () => {
    fc.assert(
      fc.property(plainPath, fc.constantFrom(...languages), (path, language) => {
        expect(splitPageAddress(pageAddress(path, language))).toEqual({ language, path });
      }),
    );
  });

  test("is made again of the parts of any path, except for its spelling", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\/|np|NP|admin|buy|\\){0,8}$/), (pathname) => {
        const { language, path } = splitPageAddress(`/${pathname}`);
        const again = splitPageAddress(pageAddress(path, language));
        expect(pageAddress(again.path, again.language)).toBe(pageAddress(path, language));
      }),
    );
  });
});

test.each([
  ["/np/", "np", "/"],
  ["/NP/buy", "np", "/buy"],
  ["/npx", "en", "/npx"],
  ["/property/np", "en", "/property/np"],
  ["/np//evil.example", "np", "/evil.example"],
  ["/np/\\evil.example", "np", "/evil.example"],
  ["/np/\t/evil.example", "np", "/evil.example"],
])("NL1: %s is the %s page of %s", (pathname, language, path) => {
  expect(splitPageAddress(pathname)).toEqual({ language, path });
});

test("NL1: the path of a redirect never names another host", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[/\\\t .a-z]*$/), (path) => {
      expect(new URL(toSitePath(path), "http://site.test").host).toBe("site.test");
    }),
  );
});

test("NL1: every language but the default one is an optional segment of the routes", () => {
  expect(languageSegments).toBe("np?");
});
