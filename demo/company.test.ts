import { expect, test } from "vitest";
import { keysOf } from "#domain/keys-of.ts";
import { portraits } from "#domain/settings/portraits.ts";
import { settingsSchemas } from "#domain/settings/settings.ts";
import { demoSettings } from "./company.ts";

test("AB1 AB2 AB3: the demo company has three figures, two people, six partners, three brands, four branches and five reviews", () => {
  const { figures, people, partners, brands, branches, reviews } = demoSettings;
  const counts = [figures, people, partners, brands, branches, reviews].map(({ items }) => items.length);
  expect(counts).toEqual([3, 2, 6, 3, 4, 5]);
  expect(branches.items.map(({ city }) => city.en)).toEqual(["Kathmandu", "Pokhara", "Bardibas", "Janakpur"]);
  expect(people.items[0]?.text.en).toContain("over 5 years of experience");
  expect(new Set([...people.items, ...reviews.items].map(({ portrait }) => portrait))).toEqual(
    new Set(portraits),
  );
});

test.each(keysOf(demoSettings))("ST1: %s fits its schema, with every text in both languages", (name) => {
  expect(settingsSchemas[name].parse(demoSettings[name])).toEqual(demoSettings[name]);
  for (const text of localTexts(demoSettings[name])) {
    expect(text).toEqual({
      en: expect.stringMatching(/^[^\p{Script=Devanagari}]+$/u),
      np: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
  }
});

function localTexts(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return "en" in value ? [value] : Object.values(value).flatMap(localTexts);
}
