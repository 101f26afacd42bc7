import { expect, test } from "vitest";
import { pageTags } from "./page-tags.ts";
import { publicPages } from "./public-pages.ts";

test("lists are dropped by what they list, and pages without data by nothing", () => {
  for (const { path, lists } of publicPages)
    expect(pageTags(path), path).toEqual(lists === null ? [] : [lists]);
});

test("the page of a row is dropped by that row alone", () => {
  expect(pageTags("/property/7")).toEqual(["property:7", "property:*"]);
  expect(pageTags("/project/12")).toEqual(["project:12", "project:*"]);
});

test.each(["/somewhere", "/property/x", "/constructor"])(
  "%s, which is not known, is dropped by every change",
  (path) => {
    expect(pageTags(path)).toEqual(["properties", "projects"]);
  },
);
