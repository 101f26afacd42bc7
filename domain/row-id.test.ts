import { expect, test } from "vitest";
import { readRowId } from "./row-id.ts";

test("PY3 PD3: accepts a single spelling of each id", () => {
  expect(readRowId("1")).toBe(1);
  expect(readRowId("2147483647")).toBe(2_147_483_647);
  for (const text of [
    "",
    "0",
    "01",
    "1abc",
    "1\0",
    "1.0",
    "1e3",
    "+1",
    "-1",
    " 1",
    "१",
    "2147483648",
    "99999999999",
  ])
    expect(readRowId(text), JSON.stringify(text)).toBeUndefined();
});
