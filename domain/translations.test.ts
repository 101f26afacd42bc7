import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "./language.ts";
import { fieldMessages } from "./problems.ts";
import { projectTexts } from "./projects/project-texts.ts";
import { propertyTexts } from "./properties/property-fields.ts";
import { propertyInputSchema } from "./properties/property-input.ts";
import {
  allTexts,
  mergeTexts,
  missingTexts,
  type OwnTexts,
  ownTexts,
  type TranslatedRow,
  textIn,
  textsIn,
} from "./translations.ts";

type Row = TranslatedRow<typeof propertyTexts>;
type Own = OwnTexts<typeof propertyTexts>;

const row: Row = {
  name: "Brick house",
  address: "Kadam Chowk, Janakpur",
  description: "",
  street: "",
  custom_features: ["Well", "Gate"],
  translations: { np: { name: "इँटाको घर", description: "दुई तले घर।" } },
};
const threeLanguages = [...languages, "mai"];

/** Few different texts, so that languages often have the same one. */
const text = fc.constantFrom("", "Skyline", "House", "घर");
const list = fc.constantFrom<string[]>([], ["Well"], ["इनार"], ["Well", "Gate"]);
const texts = fc.record({ name: text, address: text, description: text, custom_features: list });
/** A stored row: in each line, at least one language has a text. */
const storedRow = fc
  .record({ en: texts, np: texts, mai: texts })
  .map(({ en, np, mai }) => mergeTexts(propertyTexts, { ...en, translations: { np, mai } }, "en"))
  .filter((merged) => {
    const { name, address } = textsIn(propertyTexts, merged, "en", threeLanguages);
    return name !== "" && address !== "";
  });

describe("texts in several languages (NL4)", () => {
  test("a language has its own texts, English those of the columns", () => {
    expect(ownTexts(propertyTexts, row, "np")).toEqual({ name: "इँटाको घर", description: "दुई तले घर।" });
    expect(ownTexts(propertyTexts, row, "en")).toEqual({
      name: "Brick house",
      address: "Kadam Chowk, Janakpur",
      custom_features: ["Well", "Gate"],
    });
    expect(ownTexts(propertyTexts, row, "constructor")).toEqual({});
  });

  test("a missing text falls back to the other language, a list as a whole", () => {
    expect(textsIn(propertyTexts, row, "np")).toEqual({
      name: "इँटाको घर",
      address: "Kadam Chowk, Janakpur",
      description: "दुई तले घर।",
      street: "",
      custom_features: ["Well", "Gate"],
    });
    expect(textsIn(propertyTexts, row, "en").description).toBe("दुई तले घर।");
    expect(textIn({ np: "घर" }, "en")).toBe("घर");
    expect(textIn({ en: "", np: "घर" }, "en")).toBe("घर");
    expect(textIn(null, "en")).toBeUndefined();
  });

  test("a text that no language has is not missing", () => {
    expect(missingTexts(propertyTexts, row, "np")).toEqual(["address", "custom_features"]);
    expect(missingTexts(propertyTexts, row, "en")).toEqual(["description"]);
    expect(missingTexts(propertyTexts, { ...row, translations: {} }, "np")).toEqual([
      "name",
      "address",
      "custom_features",
    ]);
  });

  test("a third language needs an entry in the list of languages only", () => {
    const merged = mergeTexts(propertyTexts, { translations: { mai: { name: "पक्का घर" } } }, "en", row);
    expect(merged).toEqual({ ...row, translations: { ...row.translations, mai: { name: "पक्का घर" } } });
    expect(textsIn(propertyTexts, merged, "mai", threeLanguages)).toEqual({
      ...textsIn(propertyTexts, row, "en"),
      name: "पक्का घर",
    });
    expect(missingTexts(propertyTexts, merged, "mai", threeLanguages)).toEqual([
      "address",
      "description",
      "custom_features",
    ]);
  });

  test("what is shown is a language's own text or another's, and missing only if the language lacks it", () => {
    fc.assert(
      fc.property(storedRow, fc.constantFrom(...threeLanguages), (stored, language) => {
        const shown = textsIn(propertyTexts, stored, language, threeLanguages);
        const own = ownTexts(propertyTexts, stored, language);
        const missing = missingTexts(propertyTexts, stored, language, threeLanguages);
        const everyOwn: Own[] = Object.values(allTexts(propertyTexts, stored, threeLanguages));
        for (const name of ["name", "address", "street", "description", "custom_features"] as const) {
          if (own[name] !== undefined) expect(shown[name]).toEqual(own[name]);
          else if (shown[name].length > 0)
            expect(everyOwn.map((one) => one[name])).toContainEqual(shown[name]);
          expect(missing.includes(name)).toBe(own[name] === undefined && shown[name].length > 0);
        }
      }),
    );
  });
});

describe("texts of a request (NL8)", () => {
  test("plain texts set the request's language and leave the others", () => {
    const renamed = { ...textsIn(propertyTexts, row, "np"), name: "रातो घर" };
    expect(mergeTexts(propertyTexts, renamed, "np", row)).toEqual({
      ...row,
      translations: { np: { name: "रातो घर", description: "दुई तले घर।" } },
    });
    expect(mergeTexts(propertyTexts, { name: "House", address: "Patan" }, "en", row)).toEqual({
      name: "House",
      address: "Patan",
      street: "",
      description: "",
      custom_features: [],
      translations: row.translations,
    });
  });

  test("plain texts win over `translations`, which set the languages that they name", () => {
    const sent = { name: "Plain", translations: { en: { name: "Own", address: "Patan" }, np: {} } };
    expect(mergeTexts(propertyTexts, sent, "en", row)).toEqual({
      name: "Plain",
      address: "Patan",
      street: "",
      description: "",
      custom_features: [],
      translations: {},
    });
  });

  test("languages that `translations` does not name keep their texts, the request's too", () => {
    const sent = { translations: { np: { name: "नयाँ घर" } } };
    expect(mergeTexts(propertyTexts, sent, "en", row)).toEqual({
      ...row,
      translations: { np: { name: "नयाँ घर" } },
    });
  });

  test("a partial request changes only the texts that it names", () => {
    const merge = (sent: Parameters<typeof mergeTexts<typeof propertyTexts>>[1]) =>
      mergeTexts(propertyTexts, sent, "np", row, true);
    expect(merge({})).toEqual(row);
    expect(merge({ name: "" }).translations).toEqual({ np: { description: "दुई तले घर।" } });
    expect(merge({ translations: { np: { description: "" }, en: { name: "Home" } } })).toEqual({
      ...row,
      name: "Home",
      translations: { np: { name: "इँटाको घर" } },
    });
  });

  test("an echo of the fallback is not stored, also if the request changes what it echoes", () => {
    const english: Row = { ...row, translations: {} };
    const echo = textsIn(propertyTexts, english, "np");
    expect(mergeTexts(propertyTexts, echo, "np", english)).toEqual(english);
    const changed = {
      ...echo,
      translations: { en: { ...textsIn(propertyTexts, english, "en"), name: "New" } },
    };
    expect(mergeTexts(propertyTexts, changed, "np", english)).toEqual({ ...english, name: "New" });
  });

  test("an echo is stored if no other language has the text any more", () => {
    const nepali: Row = { ...row, name: "", translations: { np: { name: "घर" } } };
    const moved = mergeTexts(propertyTexts, { name: "घर", translations: { np: {} } }, "en", nepali);
    expect([moved.name, moved.translations]).toEqual(["घर", {}]);
  });

  test("what was read can be sent back unchanged, with and without `translations`, in every language", () => {
    fc.assert(
      fc.property(
        storedRow,
        fc.constantFrom(...threeLanguages),
        fc.boolean(),
        fc.boolean(),
        (stored, language, hasTranslations, isPartial) => {
          const plain = textsIn(propertyTexts, stored, language, threeLanguages);
          const translations = allTexts(propertyTexts, stored, threeLanguages);
          const sent = hasTranslations ? { ...plain, translations } : plain;
          expect(mergeTexts(propertyTexts, sent, language, stored, isPartial)).toEqual(stored);
        },
      ),
    );
  });

  test("a line never gets lost: after any request with a text for it, some language has one", () => {
    fc.assert(
      fc.property(
        storedRow,
        texts,
        fc.option(fc.dictionary(fc.constantFrom(...threeLanguages), texts), { nil: undefined }),
        fc.constantFrom(...threeLanguages),
        (stored, plain, translations, language) => {
          const merged = mergeTexts(propertyTexts, { ...plain, translations }, language, stored);
          if (plain.name !== "")
            expect(textsIn(propertyTexts, merged, language, threeLanguages).name).not.toBe("");
        },
      ),
    );
  });
});

describe("the schema of `translations` (NL8)", () => {
  const form = { name: "House", address: "Janakpur", price: 1, area: 1 };
  const problemsOf = (translations: unknown, rest: object = form) =>
    fieldMessages(propertyInputSchema.safeParse({ ...rest, translations }).error?.issues ?? []);

  test("takes an object or its JSON text, and an empty text as not sent", () => {
    const translations = { np: { name: " घर ", custom_features: ["इनार", "इनार"] } };
    const expected = { np: { name: "घर", custom_features: ["इनार"] } };
    expect(propertyInputSchema.parse({ ...form, translations }).translations).toEqual(expected);
    const asText = JSON.stringify(translations);
    expect(propertyInputSchema.parse({ ...form, translations: asText }).translations).toEqual(expected);
    expect(propertyInputSchema.parse({ ...form, translations: "" }).translations).toBeUndefined();
  });

  test("requires a line in any language", () => {
    const { name: _name, ...nameless } = form;
    expect(problemsOf({ np: { name: "घर" } }, nameless)).toEqual({});
    expect(Object.keys(problemsOf({ np: { address: "जनकपुर" } }, { ...nameless, price: "x" })).sort()).toEqual(
      ["name", "price"],
    );
    expect(problemsOf({ np: { name: " \u200b" } }, nameless).name?.[0]?.code).toBe("required");
    expect(problemsOf({ np: { name: "घर" } }, { ...form, name: null })).toEqual({});
    expect(problemsOf("7", { ...nameless, address: "x".repeat(301) })).toMatchObject({
      name: [{ code: "required" }],
      address: [{ code: "too_long" }],
      translations: [{ code: "invalid" }],
    });
  });

  test.each([
    ["translations", "invalid", "{"],
    ["translations", "invalid", 7],
    ["translations", "invalid", ["np"]],
    ["translations", "invalid", { fr: { name: "Maison" } }],
    ["translations", "invalid", { constructor: { name: "x" } }],
    ["translations.np", "invalid", { np: "घर" }],
    ["translations.np", "invalid", { np: { price: 1 } }],
    ["translations.np", "invalid", '{"np": {"__proto__": {"name": "x"}}}'],
    ["translations.np.name", "text_invalid", { np: { name: 7 } }],
    ["translations.np.name", "text_invalid", { np: { name: { toString: "x" } } }],
    ["translations.np.name", "too_long", { np: { name: "घ".repeat(201) } }],
    ["translations.np.name", "one_line", { np: { name: "घर\nजग्गा" } }],
    ["translations.np.description", "control_characters", { np: { description: "घर\u0000" } }],
    ["translations.np.description", "control_characters", { np: { description: "\ud800" } }],
    [
      "translations.np.custom_features",
      "too_many",
      { np: { custom_features: Array.from({ length: 61 }, (_, index) => `${index}`) } },
    ],
    ["translations.np.custom_features", "too_long", { np: { custom_features: ["घ".repeat(121)] } }],
  ])("names the path %s with code %s", (path, code, translations) => {
    expect(problemsOf(translations)).toEqual({ [path]: [expect.objectContaining({ code })] });
  });

  test("a key of Object's prototype never becomes a language", () => {
    const parsed = propertyInputSchema.safeParse({ ...form, translations: '{"__proto__": {"name": "x"}}' });
    expect(parsed.data?.translations ?? {}).toEqual({});
  });
});

test("the translated texts are those of NL4, and the client of a project", () => {
  expect(Object.keys(propertyTexts)).toEqual(["name", "address", "street", "description", "custom_features"]);
  expect(Object.keys(projectTexts)).toEqual([
    "proj_name",
    "location",
    "street",
    "client_name",
    "proj_area",
    "proj_duration",
    "description",
    "features",
    "challenges",
    "outcomes",
  ]);
});
