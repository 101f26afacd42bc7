import { expect, test } from "vitest";
import { isSellerPage, sellerPagePath } from "./seller-page-path.ts";

test.each([
  [sellerPagePath("abc"), true],
  ["/np/submission/abc", true],
  ["/submission/abc.data", true],
  ["/np/submission/abc.data", true],
  ["/Submission/abc", true],
  ["/sell", false],
  ["/np/sell", false],
  ["/property/1", false],
])("LE5: %s is a seller's page: %s", (path, expected) => {
  expect(isSellerPage(path)).toBe(expected);
});
