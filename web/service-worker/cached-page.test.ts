import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AddressedPage, pagesToRemove, readCachedPage, writeCachedPage } from "./cached-page.ts";

const page = fc.record({
  address: fc.nat().map((id) => `/property/${id}`),
  name: fc.string({ unit: "grapheme" }).map((name) => name.replaceAll("<", "")),
  cachedAtMs: fc.nat(),
  seenAtMs: fc.nat(),
  isPinned: fc.boolean(),
  files: fc.array(fc.webPath()),
});

describe("VT7: of the stored pages", () => {
  test("those beyond the limit are removed: the longest unseen first, saved ones last", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(page, { selector: ({ address }) => address }),
        fc.nat(20),
        (pages, maxPages) => {
          const removed = new Set(pagesToRemove(pages, maxPages));
          const cached = pages.filter(({ address }) => !removed.has(address));
          expect(cached).toHaveLength(Math.min(pages.length, maxPages));
          for (const gone of pages.filter(({ address }) => removed.has(address)))
            for (const stays of cached) expect(isWorthMore(gone, stays)).toBe(false);
        },
      ),
    );
  });

  test("the details are read as they were written", () => {
    fc.assert(
      fc.property(page, ({ address: _address, ...details }) => {
        const text = writeCachedPage(details);
        expect(text).toMatch(/^[\x20-\x7e]*$/);
        expect(readCachedPage(text)).toEqual(details);
      }),
    );
  });

  test.each([null, "", "%", "{}", "null", "[]", encodeURIComponent('{"name":"x"}')])(
    "unreadable details mean that there is no page: %s",
    (text) => expect(readCachedPage(text)).toBeNull(),
  );

  test("a name with markup is refused", () => {
    const details = { name: "<script>", cachedAtMs: 1, seenAtMs: 1, isPinned: false, files: [] };
    expect(readCachedPage(writeCachedPage(details))).toBeNull();
  });
});

function isWorthMore(one: AddressedPage, other: AddressedPage): boolean {
  if (one.isPinned !== other.isPinned) return one.isPinned;
  return one.seenAtMs > other.seenAtMs;
}
