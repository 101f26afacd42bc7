import { expect, test } from "vitest";
import { cardBadges, listingLabel, propertyStatusTone, readListingType } from "./badges.ts";

test("PY1 'active' is green and any other status grey; 'buy' counts as a sale", () => {
  expect(["active", "inactive", "sold", ""].map(propertyStatusTone)).toEqual([
    "green",
    "grey",
    "grey",
    "grey",
  ]);
  expect(["sale", "buy", "rent", "lease"].map(listingLabel)).toEqual([
    "forSale",
    "forSale",
    "forRent",
    "forRent",
  ]);
  expect(["Buy", "sale", "rent", "lease", null].map(readListingType)).toEqual([
    "sale",
    "sale",
    "rent",
    null,
    null,
  ]);
});

test("BU3 RE1 LD5 LD8: a card has at most three badges, the most important first", () => {
  const plain = {
    status: "active",
    for_type: "sale",
    reduced_from: null,
    checked_on: null,
    is_negotiable: false,
  } as const;
  const all = { reduced_from: 100, checked_on: "2026-10-01", is_negotiable: true };
  expect(cardBadges(plain)).toEqual(["forSale"]);
  expect(cardBadges({ ...plain, is_negotiable: true })).toEqual(["forSale", "negotiable"]);
  expect(cardBadges({ ...plain, ...all })).toEqual(["forSale", "reduced", "checked"]);
  expect(cardBadges({ ...plain, ...all, status: "reserved" })).toEqual(["forSale", "reserved", "reduced"]);
  expect(cardBadges({ ...plain, ...all, for_type: "rent" })).toEqual(["forRent", "availableNow", "reduced"]);
  expect(cardBadges({ ...plain, for_type: "rent", status: "rented" })).toEqual(["rented"]);
});
