import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLink, maxSaved, readListingIds, savedLink, writeListingIds } from "./listing-ids.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: maxSaved });

test("VT1: a link to a list leads back to the same listings in the same order", () => {
  fc.assert(
    fc.property(ids, (sent) => {
      const { searchParams } = new URL(savedLink(sent), "http://site.test");
      expect(readListingIds(searchParams.get("ids"))).toEqual(sent);
      expect(readListingIds(writeListingIds(sent))).toEqual(sent);
    }),
  );
});

test.each([
  ["12,7,9", [12, 7, 9]],
  [" 12 , 7 ", [12, 7]],
  ["7,7,9,7", [7, 9]],
  ["0,-1,1.5,1e3,0x10,٣,7", [7]],
  ["2147483648,9999999999,7", [7]],
  ["'; drop table properties; --,7", [7]],
  ["", []],
  [",,,", []],
  [null, []],
  [undefined, []],
])("VT1: the ids of %j are %j", (text, expected) => {
  expect(readListingIds(text)).toEqual(expected);
});

test("VT1: a list has at most 50 listings and a comparison four, however long the link is", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
  expect(readListingIds(many.join(","))).toEqual(many.slice(0, 50));
  expect(readListingIds(many.join(","), 4)).toEqual([1, 2, 3, 4]);
  expect(compareLink([9, 8, 7, 6, 5])).toBe("/saved/compare?ids=9,8,7,6");
  expect(savedLink([])).toBe("/saved");
});
