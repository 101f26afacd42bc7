import { expect, test } from "vitest";
import { listingLabel, propertyStatusTone, readListingType } from "./badges.ts";

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
