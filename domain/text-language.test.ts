import { expect, test } from "vitest";
import { detectLanguageTag } from "./text-language.ts";

test.each([
  ["Kadam Colony", "en"],
  ["कदम कोलोनी", "ne"],
  ["BPKIHS रोड, धरान", "ne"],
  ["Up to रु 20,00,000", "en"],
  ["रु 20,00,000", undefined],
  ["रु २०,००,००० सम्म", "ne"],
  ["The lalpurja (लालपुर्जा) is single-owner", "en"],
  ["2026", undefined],
  ["", undefined],
])("detects the language of %j as %s", (text, tag) => {
  expect(detectLanguageTag(text)).toBe(tag);
});
