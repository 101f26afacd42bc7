import fc from "fast-check";
import { expect, test } from "vitest";
import { rightNames } from "#domain/session/rights.ts";
import { keyScopes, rightsOfKey } from "./key-scopes.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "QUERY"];

test("IM6: a key that only reads changes nothing", () => {
  for (const method of methods)
    expect(rightsOfKey(["read"], method).length > 0).toBe(method === "GET" || method === "HEAD");
});

test("IM6: no set of scopes has a right besides listings, leads, projects and owners", () => {
  const open = new Set(methods.flatMap((method) => rightsOfKey(keyScopes, method)));
  expect(rightNames.filter((right) => open.has(right))).toEqual(["listings", "leads", "projects", "owners"]);
});

test("IM6: several scopes have the rights of each, and none twice", () => {
  const scopes = fc.uniqueArray(fc.constantFrom(...keyScopes));
  fc.assert(
    fc.property(scopes, scopes, fc.constantFrom(...methods), (some, others, method) => {
      const together = rightsOfKey([...some, ...others], method);
      expect(new Set(together)).toEqual(
        new Set([...rightsOfKey(some, method), ...rightsOfKey(others, method)]),
      );
      expect(new Set(together).size).toBe(together.length);
    }),
  );
});

test("IM6: a key without scopes may do nothing", () => {
  for (const method of methods) expect(rightsOfKey([], method)).toEqual([]);
});
