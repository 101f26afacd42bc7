import { expect, test } from "vitest";
import { textTag } from "./text-language.ts";

test.each([
  ["Kadam Colony", "en"],
  ["कदम कोलोनी", "ne"],
  ["BPKIHS रोड, धरान", "ne"],
  ["2026", undefined],
  ["", undefined],
])("detects the language of %j as %s", (text, tag) => {
  expect(textTag(text)).toBe(tag);
});
