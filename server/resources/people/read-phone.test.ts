import { expect, test } from "vitest";
import { readPhone } from "./read-phone.ts";

test.each([
  ["९८०१२३४५६७", "+9779801234567"],
  ["980-1234567", "+9779801234567"],
  ["+977 9801234567", "+9779801234567"],
  ["00977 980 123 4567", "+9779801234567"],
  ["041-520123", "+97741520123"],
  ["०४१-५२०१२३", "+97741520123"],
  ["+91 98765 43210", "+919876543210"],
  ["12345", null],
  ["call me", null],
])("LE2: reads the telephone number %s as %s", (text, number) => {
  expect(readPhone(text)).toBe(number);
});
