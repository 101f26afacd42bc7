import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPropertyFilters } from "./read-filters.ts";
import { readSearch } from "./read-search.ts";

const filtersOf = (search: string) => readPropertyFilters({ search });

describe("SR1, SR3: what a search says in numbers is a filter", () => {
  test.each<[string, object]>([
    ["lalitpur ghar", { search: "lalitpur ghar" }],
    ["Janakpur 4", { search: "Janakpur 4" }],
    ["3 bhk flat", { bedrooms: 3, search: "flat" }],
    ["३ कोठा घर", { bedrooms: 3, search: "घर" }],
    ["2 bathroom 3 bedroom", { bedrooms: 3, bathrooms: 2 }],
    ["ghar 50 lakh", { price_to: 5_000_000, search: "ghar" }],
    ["५० लाख सम्म घर", { price_to: 5_000_000, search: "घर" }],
    ["under 1.2 crore house", { price_to: 12_000_000, search: "house" }],
    ["above 80 lakh", { price_from: 8_000_000 }],
    ["80 lakh bhanda mathi", { price_from: 8_000_000 }],
    ["50-60 lakh Bardibas", { price_from: 5_000_000, price_to: 6_000_000, search: "Bardibas" }],
    ["50 lakh dekhi 80 lakh samma", { price_from: 5_000_000, price_to: 8_000_000 }],
    ["1 crore 20 lakh", { price_to: 12_000_000 }],
    ["flat 15k", { price_to: 15_000, search: "flat" }],
    ["रु. 25,000", { price_to: 25_000 }],
    ["5000000", { price_to: 5_000_000 }],
    ["0K 0 aana", { search: "0K 0 aana" }],
    ["0 ropani 4 aana", { area_from: "0 ropani 4 aana" }],
    ["4 aana jagga", { area_from: "4 aana", search: "jagga" }],
    ["४ आना जग्गा जनकपुर", { area_from: "4 aana", search: "जग्गा जनकपुर" }],
    ["0-4-2-0 land", { area_from: "0-4-2-0", search: "land" }],
    ["4-6 aana", { area_from: "4 aana", area_to: "6 aana" }],
    ["1 ropani samma", { area_to: "1 ropani" }],
    ["1500 sq ft house", { area_from: "1500 sq_ft", search: "house" }],
    ["13 feet road land", { road: 13, search: "land" }],
    ["१३ फिट बाटो", { road: 13 }],
    [
      "4 aana 50 lakh 3 bhk Lalitpur",
      { area_from: "4 aana", price_to: 5_000_000, bedrooms: 3, search: "Lalitpur" },
    ],
  ])("%s", (search, expected) => {
    expect(filtersOf(search)).toEqual(expected);
  });

  test("a number typed later replaces the filter that was set", () => {
    expect(readPropertyFilters({ search: "60 lakh", price_to: "5000000" })).toEqual({ price_to: 6_000_000 });
  });

  test.each<[string, string | undefined, string]>([
    ["kotha bhada", "rent", "kotha"],
    ["भाडामा कोठा", "rent", "कोठा"],
    ["flat for rent in Lalitpur", "rent", "flat in Lalitpur"],
    ["घर बिक्री", "sale", "घर"],
    ["house for sale", "sale", "house"],
    ["parental home", undefined, "parental home"],
  ])("%s names the list %s", (typed, listing, text) => {
    expect(readSearch(typed)).toEqual({ text, taken: {}, listing });
  });

  test("what remains says nothing more", () => {
    const piece = fc.constantFrom(
      "50",
      "lakh",
      "3",
      "bhk",
      "-",
      "4",
      "aana",
      "for",
      "rent",
      "samma",
      "Lalitpur",
      "घर",
      "१०",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join(" ")),
        ),
        (typed) => {
          const { text } = readSearch(typed);
          expect(readSearch(text)).toEqual({ text, taken: {}, listing: undefined });
        },
      ),
    );
  });
});
