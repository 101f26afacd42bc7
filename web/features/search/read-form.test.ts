import { describe, expect, test } from "vitest";
import type { PropertyListAddress } from "#domain/properties/filters.ts";
import { filterNames } from "#domain/properties/filters.ts";
import { rowFilters } from "./filter-options.ts";
import { type AddedValue, formAddress, readFormFilters } from "./read-form.ts";

const address: PropertyListAddress = { filters: {}, sort: "newest", view: "list", page: 1 };
const rowOf = (search: string) =>
  [
    ["search", search],
    ["location", ""],
    ["price", ""],
    ["type", ""],
    ["sort", "newest"],
  ] as const;

describe("SR3: the address of a form", () => {
  test("has only what is set, in the shortest form", () => {
    const fields = [
      ["price_from", ""],
      ["price_to", "50 lakh"],
      ["area_from", "4"],
      ["area_unit", "aana"],
      ["bedrooms", "3"],
      ["facing", "east"],
      ["facing", "north"],
      ["place", "l223"],
      ["place", "d20"],
      ["road", "१३"],
    ] as const;
    const { parameters } = formAddress(fields, filterNames, address, "sale");
    expect(decodeURIComponent(String(parameters))).toBe(
      "place=d20,l223&price_to=5000000&area_from=4+aana&bedrooms=3&road=13&facing=east,north",
    );
  });

  test("keeps the filters, the order and the view that the form has no fields for, and starts at the first page", () => {
    const set: PropertyListAddress = {
      filters: { bedrooms: 3, type: ["land"], search: "old" },
      sort: "price_asc",
      view: "both",
      page: 4,
    };
    const { parameters } = formAddress(rowOf("new"), rowFilters, set, "sale");
    expect(String(parameters)).toBe("search=new&bedrooms=3&sort=price_asc&view=both");
  });

  test("takes prices and rooms out of the words", () => {
    const { asked, parameters } = formAddress(rowOf("3 bhk lalitpur 50 lakh"), rowFilters, address, "sale");
    expect([asked, String(parameters)]).toEqual(["sale", "search=lalitpur&price_to=5000000&bedrooms=3"]);
  });

  test("has one price: a band of the row replaces a range, which stays while it is shown", () => {
    const set: PropertyListAddress = { ...address, filters: { price_from: 6_000_000, bedrooms: 2 } };
    const priced = (price: string) =>
      String(formAddress([["price", price]], rowFilters, set, "sale").parameters);
    expect(priced("own")).toBe("price_from=6000000&bedrooms=2");
    expect(priced("")).toBe("bedrooms=2");
    expect(priced("0-5000000")).toBe("price=0-5000000&bedrooms=2");
  });

  test("has one place: a location of the row replaces the places, which stay while none is chosen", () => {
    const set: PropertyListAddress = { ...address, filters: { place: ["d20"], bedrooms: 2 } };
    const placed = (location: string, added?: AddedValue) =>
      decodeURIComponent(
        String(formAddress([["location", location]], rowFilters, set, "sale", added).parameters),
      );
    expect(placed("")).toBe("place=d20&bedrooms=2");
    expect(placed("pokhara")).toBe("location=pokhara&bedrooms=2");
    const street = { ...set, filters: { location: "Art Lane", place: ["d20"] as const } };
    const kept = formAddress([["location", "art lane"]], rowFilters, street, "sale");
    expect(String(kept.parameters)).toBe("location=art+lane&place=d20");
    expect(placed("pokhara", ["place", "l223"])).toBe("place=d20,l223&bedrooms=2");
  });

  test("SR1: leads to Rent if the words ask for it", () => {
    const { asked, parameters } = formAddress(rowOf("kotha bhada"), rowFilters, address, "sale");
    expect([asked, String(parameters)]).toEqual(["rent", "search=kotha"]);
  });

  test("SR2: adds a suggestion to the places and types of the address", () => {
    const set: PropertyListAddress = { ...address, filters: { place: ["d20"] } };
    const place = formAddress(rowOf(""), rowFilters, set, "sale", ["place", "l223"]);
    expect(decodeURIComponent(String(place.parameters))).toBe("place=d20,l223");
    const type = formAddress([...rowOf(""), ["type", "house"]], rowFilters, set, "sale", ["type", "land"]);
    expect(decodeURIComponent(String(type.parameters))).toBe("place=d20&type=house,land");
  });
});

test("SR3: a field that is emptied takes its filter away", () => {
  const filters = { search: "old", price_to: 100, bounds: [85, 26, 86, 27] } as const;
  const names = filterNames.filter((name) => name !== "bounds");
  expect(readFormFilters([["search", ""]], names, filters, "sale")).toEqual({ bounds: filters.bounds });
});
