import { describe, expect, test } from "vitest";
import { adminEn } from "./en/admin/catalogue.ts";
import { en } from "./en/catalogue.ts";
import { costs as costsEn } from "./en/costs.ts";
import { datesEn } from "./en/dates.ts";
import { formsEn } from "./en/forms/catalogue.ts";
import { adminNp } from "./np/admin/catalogue.ts";
import { np } from "./np/catalogue.ts";
import { costs as costsNp } from "./np/costs.ts";
import { datesNp } from "./np/dates.ts";
import { formsNp } from "./np/forms/catalogue.ts";
import type { Messages } from "./translate.ts";
import { createSiteTranslate } from "./translations.tsx";

function leaves(messages: Messages, path = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path + key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each<[string, Messages, Messages, string[]]>([
  ["the site", en, np, ["chrome.switchLanguage", "chrome.switchLanguageLabel"]],
  ["the forms", formsEn, formsNp, []],
  ["the date field", datesEn, datesNp, []],
  ["the costs", costsEn, costsNp, []],
  ["the back office", adminEn, adminNp, []],
])("IN1: the texts of %s", (_name, english, nepali, inLatin) => {
  const translated = new Map(leaves(nepali));

  test.each(leaves(english))("%s has the same placeholders in both languages", (key, text) => {
    expect(placeholders(translated.get(key) ?? "")).toEqual(placeholders(text));
  });

  test("are in Devanagari in Nepali, except for the name of the other language", () => {
    const latin = [...translated].filter(([, text]) => {
      const own = text.replaceAll(/\{\{\w+\}\}/g, "");
      return /\p{L}/u.test(own) && !/[\u0900-\u097f]/.test(own);
    });
    expect(latin.map(([key]) => key)).toEqual(inLatin);
  });

  test("are complete in Nepali (IN2)", () => {
    expect([...translated.keys()]).toEqual(leaves(english).map(([key]) => key));
  });
});

describe("fallback (IN2)", () => {
  test("is English if Nepali is missing, and the key if both are missing", () => {
    expect(createSiteTranslate("np", { en, np })("chrome.buy")).toBe("किन्नुहोस्");
    expect(createSiteTranslate("np", { en })("chrome.buy")).toBe("Buy");
    expect(createSiteTranslate("np", {})("chrome.buy")).toBe("chrome.buy");
  });
});
