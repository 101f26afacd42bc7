import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { readAlertFilters } from "./alert.ts";
import { describeSearch } from "./search-name.ts";

const nameOf = (query: string, language: "en" | "np", listing: "sale" | "rent" = "sale") =>
  describeSearch(listing, readAlertFilters(listing, query), language);

describe("VT5: a search in words", () => {
  test.each([
    ["", "Everything for sale", "बिक्रीका सबै घरजग्गा"],
    [
      "type=house,land&price_to=5000000",
      "House or Land for sale, up to रु 50 lakh",
      "बिक्रीका घर वा जग्गा, रु ५० लाखसम्म",
    ],
    [
      "bedrooms=3&facing=south_east",
      "Everything for sale, 3+ bedrooms, facing south-east",
      "बिक्रीका सबै घरजग्गा, कम्तीमा ३ सुत्ने कोठा, मोहडा दक्षिण-पूर्व",
    ],
    [
      "search=pond&checked=1",
      "Everything for sale, “pond”, checked by us",
      "बिक्रीका सबै घरजग्गा, “pond”, हामीले जाँचेका",
    ],
  ])("%j is %j and %j", (query, english, nepali) => {
    expect(nameOf(query, "en")).toBe(english);
    expect(nameOf(query, "np")).toBe(nepali);
  });

  test("names places, and the list for rent", () => {
    expect(nameOf("place=p1", "en", "rent")).toBe("Everything for rent, Koshi");
    expect(nameOf("place=p1", "np", "rent")).toBe("भाडाका सबै घरजग्गा, कोशी");
  });

  test("every filter is in the name, in both languages", () => {
    const query =
      "search=a&location=b&place=p1&type=house&price_from=100000&price_to=200000&area_from=1 aana&area_to=2 aana" +
      "&bedrooms=1&bathrooms=1&road=13&facing=east&checked=1&bounds=85,26,86,27";
    expect(Object.keys(readAlertFilters("sale", query))).toHaveLength(14);
    for (const language of languages) expect(nameOf(query, language).split(", ")).toHaveLength(14);
  });
});
