import { expect, test } from "vitest";
import { cacheTags } from "./cache-tags.ts";
import { publicPages } from "./public-pages.ts";

test("lists are dropped by what they list, and pages without data by nothing", () => {
  for (const { path, lists } of publicPages)
    expect(cacheTags(path), path).toEqual(lists === null ? [] : [lists]);
});

test("the page of a row is dropped by that row alone", () => {
  expect(cacheTags("/property/7")).toEqual(["property:7", "property:*"]);
  expect(cacheTags("/project/12")).toEqual(["project:12", "project:*"]);
});

test.each(["/somewhere", "/property/x", "/constructor"])(
  "%s, which is not known, is dropped by every change",
  (path) => {
    expect(cacheTags(path)).toEqual(["properties", "projects"]);
  },
);
