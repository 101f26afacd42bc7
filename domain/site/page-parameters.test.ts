import { expect, test } from "vitest";
import { projectFilterParameters, readProjectFilters } from "#domain/projects/filters.ts";
import { propertyListParameterNames } from "#domain/properties/filters.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { knownQuery, pageParameters } from "./page-parameters.ts";

test("BU1 RE1 PR1: every filter of a list is part of its cache key", () => {
  const all = new URLSearchParams("search=garden&location=Janakpur&type=house&status=completed&page=2");
  const filters = {
    "/buy": propertyListParameterNames,
    "/rent": propertyListParameterNames,
    "/projects": Object.keys(projectFilterParameters(readProjectFilters(all))),
  };
  for (const [path, names] of Object.entries(filters)) {
    expect(pageParameters(path)).toEqual(expect.arrayContaining([...names, "page"]));
  }
});

test("ignores the parameter order, empty values and unknown parameters", () => {
  const query = new URLSearchParams("utm_source=x&type=house&search=&bedrooms=3&type=land");
  expect(knownQuery(query, pageParameters("/buy") ?? [])).toEqual([
    ["type", "house"],
    ["bedrooms", "3"],
  ]);
});

test.each(textPageNames)("ST1: /%s is a public page without parameters", (name) => {
  expect(pageParameters(`/${name}`)).toEqual([]);
});

test.each(["/admin", "/login", "/buy/", "/property/0", "/property/12345678901", "/nowhere"])(
  "%s is not a public page",
  (path) => {
    expect(pageParameters(path)).toBeUndefined();
  },
);
