import { expect, test } from "vitest";
import { alertListPath, alertPagePath, isAlertPage } from "./alert-page-path.ts";

test.each([
  [alertPagePath("abc"), true],
  ["/np/alert/abc", true],
  ["/alert/abc.data", true],
  ["/Alert/abc", true],
  ["/alerts", false],
  ["/np/buy", false],
])("VT5: %s is an alert's page: %s", (path, expected) => {
  expect(isAlertPage(path)).toBe(expected);
});

test("VT5: an alert leads back to its list", () => {
  expect(alertListPath("rent", "type=house")).toBe("/rent?type=house");
  expect(alertListPath("sale", "")).toBe("/buy");
});
