import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listingTypes } from "#domain/properties/kinds.ts";
import { alertInputSchema, readAlertFilters, readStoredFilters } from "./alert.ts";
import { alertQuery } from "./alert-query.ts";

const read = (query: unknown, listing = "sale", email = "sita@example.com") =>
  alertInputSchema.safeParse({ email, listing, query });

describe("VT5: the search of an alert", () => {
  test.each([
    ["", ""],
    [undefined, ""],
    ["?type=house", "type=house"],
    [
      "price_to=50+lakh&type=land&type=house&page=3&sort=price_asc&view=map",
      "type=house,land&price_to=5000000",
    ],
    ["since=7&bedrooms=3%2B", "bedrooms=3"],
    ["search=%E0%A4%98%E0%A4%B0", "search=%E0%A4%98%E0%A4%B0"],
    ["type=castle&facing=up&bounds=x&constructor=1&__proto__=2&getAll=3", ""],
    ["search=%E0%A4%A&location=100%", "search=%25E0%25A4%25A&location=100%25"],
  ])("%j is stored as the shortest address %j", (query, shortest) => {
    expect(read(query).data?.query).toBe(shortest);
  });

  test("any text is read, and its shortest address stays the same when it is read again", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 80 }),
          fc
            .array(
              fc.tuple(
                fc.constantFrom(
                  "search",
                  "location",
                  "place",
                  "type",
                  "price_to",
                  "area_from",
                  "road",
                  "bounds",
                ),
                fc.string({ unit: "grapheme", maxLength: 30 }),
              ),
            )
            .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")),
        ),
        fc.constantFrom(...listingTypes),
        (query, listing) => {
          const shortest = alertQuery(readAlertFilters(listing, query));
          expect(alertQuery(readAlertFilters(listing, shortest))).toBe(shortest);
          expect(readStoredFilters(listing, shortest)).not.toBeNull();
        },
      ),
    );
  });

  test("a query that this release would write in another way is not read", () => {
    expect(readStoredFilters("sale", "type=castle")).toBeNull();
    expect(readStoredFilters("sale", "type=land,house")).toBeNull();
    expect(readStoredFilters("sale", "type=house")).toEqual({ type: ["house"] });
  });

  test("rejects addresses that are none, unknown lists and texts that are too long", () => {
    expect(read("", "sale", "sita").error?.issues[0]?.message).toBe("email_invalid");
    expect(read("", "sale", "a@b.co\r\nBcc: c@d.co").success).toBe(false);
    expect(read("", "lease").success).toBe(false);
    expect(read(`search=${"x".repeat(2000)}`).success).toBe(false);
    expect(read(["type=house"]).success).toBe(false);
    const devanagari = ["search", "location"].map((name) => `${name}=${"घ".repeat(100)}`).join("&");
    expect(read(devanagari).data?.query.length).toBeLessThanOrEqual(2000);
  });
});
