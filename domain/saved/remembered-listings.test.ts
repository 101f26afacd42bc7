import fc from "fast-check";
import { expect, test } from "vitest";
import {
  forgetListing,
  mergeRemembered,
  parseRemembered,
  type RememberedListing,
  refreshRemembered,
} from "./remembered-listings.ts";

const house: RememberedListing = {
  id: 7,
  at: 1_000,
  name: "House by the pond",
  price: 12_500_000,
  for_type: "sale",
  fetchedAt: 900,
};
const max = 5;

// Few ids and times, so that lists overlap and tie.
const listing: fc.Arbitrary<RememberedListing> = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  at: fc.integer({ min: 0, max: 4 }),
  name: fc.constantFrom("House", "Plot"),
  price: fc.integer({ min: 0, max: 2 }),
  for_type: fc.constantFrom("sale" as const, "rent" as const),
  fetchedAt: fc.integer({ min: 0, max: 2 }),
});
const lists = fc.array(listing, { maxLength: 9 });

test("VT1: merging lists is commutative, associative and idempotent", () => {
  fc.assert(
    fc.property(lists, lists, lists, (a, b, c) => {
      const ab = mergeRemembered(a, b, max);
      expect(mergeRemembered(b, a, max)).toEqual(ab);
      expect(mergeRemembered(ab, ab, max)).toEqual(ab);
      expect(mergeRemembered(ab, c, max)).toEqual(mergeRemembered(a, mergeRemembered(b, c, max), max));
    }),
  );
});

test("VT1: a merged list has each listing once, the latest first, and at most as many as fit", () => {
  fc.assert(
    fc.property(lists, lists, (a, b) => {
      const merged = mergeRemembered(a, b, max);
      expect(merged.length).toBeLessThanOrEqual(max);
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      expect(merged.map(({ at }) => at)).toEqual(merged.map(({ at }) => at).toSorted((x, y) => y - x));
    }),
  );
});

test("VT1: a stored list is read as it was written", () => {
  fc.assert(
    fc.property(lists, (listings) => {
      const list = mergeRemembered(listings, [], max);
      expect(parseRemembered(JSON.stringify(list), max)).toEqual(list);
    }),
  );
});

test("VT1: any other stored content is an empty list, and reading it never throws", () => {
  const contents = ["", "null", "7", '"x"', "{}", "[", "[null,7,[],{}]", `[${"[".repeat(50_000)}`, "\u0000"];
  for (const text of [null, ...contents]) expect(parseRemembered(text, max)).toEqual([]);
  for (const texts of [fc.string(), fc.json()])
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseRemembered(text, max)).toEqual([]);
      }),
    );
  expect(parseRemembered(`[${JSON.stringify(house)}]${" ".repeat(200_001)}`, max)).toEqual([]);
});

test.each([
  { id: 0 },
  { id: "7" },
  { id: 7.5 },
  { id: 2_147_483_648 },
  { at: -1 },
  { at: "now" },
  { fetchedAt: 8.64e15 + 1 },
  { name: 7 },
  { price: -1 },
  { price: null },
  { for_type: "gift" },
])("VT1: a stored entry with %j is dropped, the others stay", (change) => {
  expect(
    parseRemembered(
      JSON.stringify([
        { ...house, ...change },
        { ...house, id: 8 },
      ]),
      max,
    ),
  ).toEqual([{ ...house, id: 8 }]);
});

test("VT1: fields that nobody asked for are dropped, and long names are cut", () => {
  const stored = JSON.stringify([{ ...house, name: "x".repeat(1_000), extra: "<script>" }]);
  expect(parseRemembered(stored, max)).toEqual([{ ...house, name: "x".repeat(300) }]);
});

test("VT1: a removed listing comes back at its place", () => {
  const list = mergeRemembered([house, { ...house, id: 8, at: 3 }, { ...house, id: 9, at: 5_000 }], [], max);
  expect(mergeRemembered(forgetListing(list, 7), [house], max)).toEqual(list);
  expect(forgetListing(list, 7).map(({ id }) => id)).toEqual([9, 8]);
});

test("VT1: a fetched name and price replace the stored ones with their time, and the order stays", () => {
  const list = mergeRemembered([house, { ...house, id: 8, at: 3 }], [], max);
  const fetched = { id: 8, name: "Smaller house", price: 9_000_000, for_type: "sale" as const };
  expect(refreshRemembered(list, [fetched], 2_000)).toEqual([house, { ...fetched, at: 3, fetchedAt: 2_000 }]);
});
