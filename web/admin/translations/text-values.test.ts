import { expect, test } from "vitest";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import {
  findSource,
  languageOfField,
  missingLanguages,
  missingNames,
  textErrorName,
  textName,
  textValues,
  withTranslations,
} from "./text-values.ts";

const row = {
  name: "घर",
  address: "Janakpur",
  description: "",
  street: "",
  custom_features: ["Well"],
  translations: { en: { address: "Janakpur", custom_features: ["Well"] }, np: { name: "घर" } },
};
const values = textValues(propertyTexts, row);

test("NL4 the form has a value for each text in each language, without fallbacks", () => {
  expect(values).toEqual({
    name: "",
    address: "Janakpur",
    description: "",
    street: "",
    custom_features: ["Well"],
    "np:name": "घर",
    "np:address": "",
    "np:description": "",
    "np:street": "",
    "np:custom_features": [],
  });
});

test("NL4 the texts of another API host are taken for English", () => {
  const { translations: _translations, ...plain } = row;
  expect(textValues(propertyTexts, plain)).toMatchObject({ name: "घर", "np:name": "" });
  expect(textValues(propertyTexts, null)).toMatchObject({ name: "", "np:custom_features": [] });
});

test("NL4 a text is missing if only another language has it, also while it contains spaces only", () => {
  expect(missingNames(propertyTexts, values, "np")).toEqual(["address", "custom_features"]);
  expect(missingNames(propertyTexts, values, "en")).toEqual(["name"]);
  expect(missingNames(propertyTexts, { ...values, "np:custom_features": [" "] }, "np")).toContain(
    "custom_features",
  );
  expect(findSource(values, "np", "address")).toBe("en");
  expect(findSource(values, "np", "description")).toBeUndefined();
});

test("NL4 the description of a picture is missing like any other text", () => {
  const described = { ...values, "alt:en:image": "Front", "alt:np:image": "", "alt:np:/media/1_jpg": "आँगन" };
  const pictures = ["image", "/media/1.jpg"];
  expect(missingNames(propertyTexts, described, "np", pictures)).toContain("alt:image");
  expect(missingNames(propertyTexts, described, "np")).not.toContain("alt:image");
  expect(missingNames(propertyTexts, described, "en", pictures)).toEqual(["name", "alt:/media/1.jpg"]);
  expect(textName("en", "alt:/media/1.jpg")).toBe("alt:en:/media/1_jpg");
  expect(findSource(described, "np", "alt:image")).toBe("en");
});

test("NL5 lists name the languages in which a row lacks a text", () => {
  expect(missingLanguages(propertyTexts, row)).toEqual(["en", "np"]);
  expect(
    missingLanguages(propertyTexts, { ...row, translations: { en: { name: "House" }, np: {} } }),
  ).toEqual(["np"]);
  expect(missingLanguages(propertyTexts, { ...row, translations: undefined })).toEqual([]);
});

test("NL4 the form is validated with the other languages' texts as translations", () => {
  expect(withTranslations(propertyTexts, values)).toMatchObject({
    address: "Janakpur",
    translations: { np: { name: "घर", address: "", description: "", custom_features: [] } },
  });
});

test.each([
  [["translations", "np", "name"], "too_long", "np:name"],
  [["translations", "en", "name"], "too_long", "name"],
  [["translations", "np", "custom_features", "0"], "too_long", "np:custom_features"],
  [["name"], "too_long", "name"],
  [["name"], "required", "np:name"],
  [["price"], "required", "price"],
  [["translations"], "invalid", "translations"],
])("NL4 an error at %j with code %s is shown at %s", (path, code, name) => {
  expect(textErrorName(propertyTexts, path, code, "np")).toBe(name);
});

test.each([
  ["name", "en"],
  ["np:name", "np"],
  ["alt:np:image", "np"],
  ["price", undefined],
])("NL4 the field %s belongs to the language %s", (name, language) => {
  expect(languageOfField(propertyTexts, name)).toBe(language);
});
