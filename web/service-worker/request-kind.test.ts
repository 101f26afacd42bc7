import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cachedAddress, cachedAddressOfData, isClientPage, translatedAddress } from "./cached-address.ts";
import { requestKind } from "./request-kind.ts";

const origin = "https://site.test";
const kindOf = (path: string, facts: Partial<Parameters<typeof requestKind>[0]> = {}) =>
  requestKind(
    { method: "GET", mode: "cors", destination: "", url: new URL(path, origin).href, ...facts },
    origin,
  );
const document = { mode: "navigate", destination: "document" };

describe("VT7: the service worker", () => {
  test("answers pages, their data, built files and pictures", () => {
    expect(kindOf("/", document)).toBe("page");
    expect(kindOf("/sell", document)).toBe("page");
    expect(kindOf("/np/property/5", document)).toBe("page");
    expect(kindOf("/property/5.data?_routes=pages%2Fproperty")).toBe("data");
    expect(kindOf("/property/5", { method: "HEAD" })).toBe("check");
    expect(kindOf("/assets/app-1.css", { destination: "style" })).toBe("file");
    expect(kindOf("/media/ab/720.avif", { destination: "image" })).toBe("picture");
  });

  test("CN5: answers the shell of the dashboard, and nothing else of it", () => {
    expect(kindOf("/admin?tab=jobs&job=7&part=diary", document)).toBe("page");
    expect(cachedAddress(`${origin}/admin?tab=jobs`)).toBe("/admin");
    for (const facts of [{}, { destination: "image" }, { method: "HEAD" }])
      expect(kindOf("/admin", facts)).toBe("ignored");
  });

  test.each([
    "/admin/leads",
    "/admin.data",
    "/login",
    "/np/login",
    "/setup",
    "/np/setup",
    "/submission/abc",
    "/np/submission/abc",
    "/SUBMISSION/abc",
    "/invitation",
    "/alert/abc",
    "/alerts",
    "/np/alert-ended",
    "/api/properties/",
    "/apis/x",
    "/sell/",
    "/messages/create/",
    "/service-requests/",
    "/login.data",
    "/submission/abc.data",
  ])("ignores %s", (path) => {
    for (const facts of [document, {}, { destination: "image" }, { method: "HEAD" }])
      expect(kindOf(path, facts)).toBe("ignored");
  });

  test("ignores every other method, other sites and frames", () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const path of ["/property/5", "/contact", "/property/5.data", "/assets/a.js"])
        expect(kindOf(path, { ...document, method })).toBe("ignored");
    expect(kindOf("https://cdn.test/media/ab/720.avif", { destination: "image" })).toBe("ignored");
    expect(kindOf("/?preview=abc", { mode: "navigate", destination: "iframe" })).toBe("ignored");
    expect(kindOf("/buy", { method: "HEAD" })).toBe("ignored");
  });
});

describe("VT7: a page is cached only if it", () => {
  test("is a listing, whatever its query, or the saved list", () => {
    expect(cachedAddress(`${origin}/property/5?utm_source=x#map`)).toBe("/property/5");
    expect(cachedAddress(`${origin}/np/property/5`)).toBe("/np/property/5");
    expect(cachedAddress(`${origin}/saved/compare?ids=1,2`)).toBe("/saved/compare?ids=1,2");
    expect(cachedAddressOfData(`${origin}/np/saved.data?ids=1&_routes=a`)).toBe("/np/saved?ids=1");
    expect(translatedAddress("/property/5")).toBe("/np/property/5");
    expect(translatedAddress("/np/saved?ids=1")).toBe("/saved?ids=1");
  });

  test("CN10: is a client's page, in either language, without its query", () => {
    const token = "a".repeat(43);
    const address = cachedAddress(`${origin}/np/job/${token}?do=accept&variation=3`);
    expect(address).toBe(`/np/job/${token}`);
    expect(isClientPage(`/np/job/${token}`)).toBe(true);
    for (const path of ["/property/5", "/admin", "/saved", `/job/${token}/diary.zip`])
      expect(isClientPage(path)).toBe(false);
    expect(cachedAddress(`${origin}/job/${token}/diary.zip`)).toBeUndefined();
    expect(cachedAddress(`${origin}/job/short`)).toBeUndefined();
  });

  test("has one of these paths", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const address = cachedAddress(`${origin}${path || "/"}`);
        if (address !== undefined)
          expect(address).toMatch(/^(\/np)?\/(property\/\d+$|saved(\/compare)?(\?|$))/);
      }),
    );
    for (const path of [
      "/",
      "/buy",
      "/property",
      "/property/0",
      "/property/5/edit",
      "/submission/5",
      "/contact?sent=1",
    ])
      expect(cachedAddress(origin + path)).toBeUndefined();
    expect(cachedAddress(`${origin}/saved?ids=${"1,".repeat(500)}`)).toBeUndefined();
  });
});
