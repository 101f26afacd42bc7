import { expect, test } from "vitest";
import * as z from "zod/mini";
import { pageQuerySchema, readPaged, readPageNumber } from "#domain/paging.ts";

const item = z.object({ id: z.int() });
const page = { count: 30, next: "/api/properties/?page=3", previous: null, results: [{ id: 1 }] };

test("API3 reads a paged response, and a plain list as a single page", () => {
  expect(readPaged(page, item)).toEqual(page);
  expect(readPaged([{ id: 1 }, { id: 2 }], item)).toEqual({
    count: 2,
    next: null,
    previous: null,
    results: [{ id: 1 }, { id: 2 }],
  });
  expect(readPaged([], item).count).toBe(0);
});

test.each([null, {}, "<html>", { ...page, results: null }, { ...page, count: -1 }, [{ id: "x" }]])(
  "API3 rejects %j",
  (value) => {
    expect(() => readPaged(value, item)).toThrow();
  },
);

test("API3 applies defaults and limits to the page query", () => {
  expect(pageQuerySchema.parse({})).toEqual({ page: 1, page_size: 12 });
  expect(pageQuerySchema.parse({ page: "3", page_size: "100" })).toEqual({ page: 3, page_size: 100 });
  const rejected = pageQuerySchema.safeParse({ page: "0", page_size: "101" });
  expect(rejected.error?.issues.map((issue) => issue.message)).toEqual(["too_small", "too_big"]);
  for (const wrong of ["x", "1.5", "-1", "1e9", "99999999999"]) {
    expect(pageQuerySchema.safeParse({ page: wrong }).success, wrong).toBe(false);
  }
});

test("BU5 a missing or invalid page number means page 1", () => {
  expect(readPageNumber(new URLSearchParams("page=3"))).toBe(3);
  for (const page of ["", "0", "-2", "x", "1.5"]) expect(readPageNumber({ page }), page).toBe(1);
});
