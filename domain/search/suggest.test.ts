import { expect, test } from "vitest";
import { suggestSearchPlaces } from "./suggest.ts";

test.each([
  ["janak", "", "Janakpurdham"],
  ["3 bhk janak", "3 bhk", "Janakpurdham"],
  ["janak 50 lakh", "50 lakh", "Janakpurdham"],
  ["ghar lali", "ghar", "Lalitpur"],
  ["house in ललितपुर", "house in", "Lalitpur"],
  ["dhanusa", "", "Dhanusha"],
])("SR2: the last words of %s name a place, the others stay", (text, rest, place) => {
  const found = suggestSearchPlaces(text, "en");
  expect([found.rest, found.places.some(({ name }) => name === place)]).toEqual([rest, true]);
});

test("SR2: one slip is forgiven", () => {
  expect(suggestSearchPlaces("lalitpor", "en").places[0]?.name).toBe("Lalitpur");
});
