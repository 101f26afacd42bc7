import { describe, expect, test } from "vitest";
import { pathOfPage, readListState } from "./read-list-state.ts";

const list = { path: "/buy?type=land&page=2", ids: [4, 9], page: 2, pages: 3, total: 27, isExact: true };

describe("VT6: the list in a history entry", () => {
  test("is read with whatever else the entry contains", () => {
    expect(readListState({ list, isLightbox: true })?.list).toEqual(list);
  });

  test.each([
    undefined,
    null,
    "list",
    {},
    { list: null },
    { list: { ...list, ids: "4,9" } },
    { list: { ...list, ids: ["4"] } },
    { list: { ...list, page: "2" } },
    { list: { ...list, total: undefined } },
    { list: { ...list, isExact: undefined } },
    { list: { ...list, path: "https://example.org/buy" } },
    { list: { ...list, path: "//example.org/buy" } },
    { list: { ...list, path: "/buyers" } },
  ])("is ignored if it is %j", (state) => {
    expect(readListState(state)).toBeUndefined();
  });
});

test.each([
  ["/buy", 2, "/buy?page=2"],
  ["/buy?page=2", 1, "/buy"],
  ["/rent?type=house&page=2", 3, "/rent?type=house&page=3"],
  ["/rent?type=house&page=2", 1, "/rent?type=house"],
])("VT6: page %2$i of %1$s", (path, page, expected) => {
  expect(pathOfPage(path, page)).toBe(expected);
});
