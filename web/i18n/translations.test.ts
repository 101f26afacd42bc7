import { describe, expect, test } from "vitest";
import { defineTexts } from "./define-texts.ts";
import type { Messages } from "./translate.ts";

const files = import.meta.glob<Messages>("./{en,np}/**/*.ts", { eager: true });
/** They only collect other files. */
const isCollection = (path: string) => /\/catalogue(-shape)?\.ts$/.test(path);
const names = Object.keys(files)
  .filter((path) => path.startsWith("./en/") && !isCollection(path))
  .map((path) => path.replace("./en/", ""));

/** The names of exports may have the language in them. */
function leavesOf(path: string): [string, string][] {
  return Object.entries(files[path] ?? {}).flatMap(([name, messages]) =>
    leaves({ [name.replace(/(En|Np)$/, "")]: messages }),
  );
}

function leaves(messages: Messages, path = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : leaves(value, `${path + key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** The name of the other language. */
const inLatin: Readonly<Record<string, readonly string[]>> = {
  "chrome.ts": ["chrome.switchLanguage", "chrome.switchLanguageLabel"],
};

test("IN1: there are texts, each in a file of both languages", () => {
  const nepali = Object.keys(files).filter((path) => path.startsWith("./np/") && !isCollection(path));
  expect(nepali).toEqual(names.map((name) => `./np/${name}`));
  expect(names).toContain("home.ts");
});

describe.each(names)("IN1: the texts of %s", (name) => {
  const english = leavesOf(`./en/${name}`);
  const translated = new Map(leavesOf(`./np/${name}`));

  test("are complete in Nepali (IN2)", () => {
    expect([...translated.keys()]).toEqual(english.map(([key]) => key));
  });

  test("have the same placeholders in both languages", () => {
    for (const [key, text] of english)
      expect([key, placeholders(translated.get(key) ?? "")]).toEqual([key, placeholders(text)]);
  });

  test("are in Devanagari in Nepali, except for the name of the other language", () => {
    const latin = [...translated].filter(([, text]) => {
      const own = text.replaceAll(/\{\{\w+\}\}/g, "");
      return /\p{L}/u.test(own) && !/[\u0900-\u097f]/.test(own);
    });
    expect(latin.map(([key]) => key)).toEqual(inLatin[name] ?? []);
  });
});

describe("fallback (IN2)", () => {
  const english = { buy: "Buy", rent: "Rent" };
  const incomplete = { buy: "किन्नुहोस्" } as typeof english;

  test("on the server is English if Nepali is missing, and the key if both are missing", async () => {
    const t = await defineTexts({ en: async () => english, np: async () => incomplete }).of("np");
    expect([t("buy"), t("rent"), t("sell" as "buy")]).toEqual(["किन्नुहोस्", "Rent", "sell"]);
  });

  test("a file that could not be loaded is loaded again by the next call", async () => {
    const answers = [() => Promise.reject(new Error("lost")), async () => english];
    const texts = defineTexts({
      en: () => answers.shift()?.() ?? Promise.resolve(english),
      np: async () => english,
    });
    await expect(texts.of("en")).rejects.toThrow("lost");
    expect((await texts.of("en"))("rent")).toBe("Rent");
  });
});
