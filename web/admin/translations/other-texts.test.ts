import { expect, test } from "vitest";
import { otherTexts } from "./other-texts.ts";

test("NL4 details show the other language's own texts only where they differ", () => {
  const translations = { en: { name: "House", features: ["Well"] }, np: { name: "घर", features: [] } };
  expect(otherTexts(translations, "name", "House")).toEqual([{ language: "np", text: "घर" }]);
  expect(otherTexts(translations, "name", "घर")).toEqual([{ language: "en", text: "House" }]);
  expect(otherTexts(translations, "features", ["Well"])).toEqual([]);
  expect(otherTexts(undefined, "name", "House")).toEqual([]);
});
