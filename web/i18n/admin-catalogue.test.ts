import { expect, test } from "vitest";
import { adminEn } from "./en/admin/catalogue.ts";
import { adminNp } from "./np/admin/catalogue.ts";

type Words = { readonly [key: string]: string | Words };

function leaves(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path + key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const nepali = new Map(leaves(adminNp));

test.each(leaves(adminEn))(
  "IN1: the back office's %s takes the same values in both languages",
  (key, english) => {
    expect(placeholders(nepali.get(key) ?? "")).toEqual(placeholders(english));
  },
);

test("IN1: the back office's Nepali is written in Devanagari", () => {
  const latin = leaves(adminNp).filter(([, text]) => {
    const own = text.replaceAll(/\{\{\w+\}\}/g, "");
    return /\p{L}/u.test(own) && !/[\u0900-\u097f]/.test(own);
  });
  expect(latin).toEqual([]);
});
