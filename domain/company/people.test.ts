import { expect, test } from "vitest";
import { branches, chiefExecutive, investor, partners, reviews, sisterBrands } from "./people.ts";

test("AB2 AB3: the About page has two people, six partners, three brands, four branches and five reviews", () => {
  expect([partners.length, sisterBrands.length, branches.length, reviews.length]).toEqual([6, 3, 4, 5]);
  expect(branches.map(({ city }) => city.en)).toEqual(["Kathmandu", "Pokhara", "Bardibas", "Janakpur"]);
  expect(chiefExecutive.text.en).toContain("over 5 years of experience");
  expect(new Set(reviews.map((review) => review.portrait))).toEqual(new Set([1, 2, 3, 4, 5]));
  const people = [chiefExecutive, investor, ...partners, ...sisterBrands, ...branches, ...reviews];
  const values = people.flatMap((entry): unknown[] => Object.values(entry));
  const translations = values.filter((value) => typeof value === "object");
  for (const pair of translations) {
    expect(pair).toEqual({
      en: expect.stringMatching(/^[^\p{Script=Devanagari}]+$/u),
      np: expect.stringMatching(/\p{Script=Devanagari}/u),
    });
  }
});
