import { describe, expect, test } from "vitest";
import { en } from "./en/catalogue.ts";
import { np } from "./np/catalogue.ts";
import { requestLanguage } from "./request-language.ts";
import { translateInto } from "./translations.tsx";

type Words = { readonly [key: string]: string | Words };

function leaves(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path + key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe("the catalogues (IN1)", () => {
  const nepali = new Map(leaves(np));

  test.each(leaves(en))("%s takes the same values in both languages", (key, english) => {
    expect(placeholders(nepali.get(key) ?? "")).toEqual(placeholders(english));
  });

  test("Nepali is written in Devanagari, but for the name of the other language", () => {
    const latin = leaves(np).filter(
      ([, text]) => !/[\u0900-\u097f]/.test(text.replaceAll(/\{\{\w+\}\}/g, "")),
    );
    const wordless = latin.filter(([, text]) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, "")));
    expect(wordless.map(([key]) => key)).toEqual(["chrome.switchLanguage", "chrome.switchLanguageLabel"]);
  });
});

describe("falling back (IN2)", () => {
  test("to English where Nepali is missing, and to the key where both are", () => {
    expect(translateInto("np", { en, np })("chrome.buy")).toBe("किन्नुहोस्");
    expect(translateInto("np", { en })("chrome.buy")).toBe("Buy");
    expect(translateInto("np", {})("chrome.buy")).toBe("chrome.buy");
  });

  test("is never needed: no Nepali text is missing", () => {
    expect(leaves(np).map(([key]) => key)).toEqual(leaves(en).map(([key]) => key));
  });
});

describe("the language of a request (IN3)", () => {
  const language = (path: string, cookie?: string) =>
    requestLanguage(new Request(`http://site.test${path}`, cookie ? { headers: { cookie } } : {}));

  test.each([
    ["/", undefined, "en"],
    ["/?lang=np", undefined, "np"],
    ["/", "language=np", "np"],
    ["/", "a=b; language=np; c=d", "np"],
    ["/?lang=en", "language=np", "en"],
    ["/?lang=fr", "language=np", "np"],
    ["/", "language=<script>", "en"],
  ])("%s with the cookie %s is %s", (path, cookie, expected) => {
    expect(language(path, cookie)).toBe(expected);
  });
});
