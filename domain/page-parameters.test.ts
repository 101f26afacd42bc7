import { expect, test } from "vitest";
import { knownQuery, pageParameters } from "#domain/page-parameters.ts";
import { projectFilterParameters, readProjectFilters } from "#domain/projects/filters.ts";
import { propertyFilterParameters, readPropertyFilters } from "#domain/properties/filters.ts";

const all = new URLSearchParams(
  "search=garden&location=Janakpur&type=house&price=10000000%2B&bedrooms=3&checked=1&status=completed&page=2",
);

test("BU1 RE1 PR1: every filter of a list is part of its cache key", () => {
  const filters = {
    "/buy": propertyFilterParameters(readPropertyFilters(all, "sale")),
    "/rent": propertyFilterParameters(readPropertyFilters(all, "rent")),
    "/projects": projectFilterParameters(readProjectFilters(all)),
  };
  for (const [path, parameters] of Object.entries(filters)) {
    expect(pageParameters(path)).toEqual(expect.arrayContaining([...Object.keys(parameters), "page"]));
  }
});

test("ignores the parameter order, empty values and unknown parameters", () => {
  const query = new URLSearchParams("utm_source=x&type=house&search=&bedrooms=3&type=land");
  expect(knownQuery(query, pageParameters("/buy") ?? [])).toEqual([
    ["bedrooms", "3"],
    ["type", "house"],
  ]);
});

test.each(["/admin", "/login", "/buy/", "/property/0", "/property/12345678901", "/nowhere"])(
  "%s is not a public page",
  (path) => {
    expect(pageParameters(path)).toBeUndefined();
  },
);
