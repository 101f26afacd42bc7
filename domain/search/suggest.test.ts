import { afterEach, expect, test, vi } from "vitest";
import { correctPlaces } from "./correct-places.ts";
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

const nowhere = Array.from({ length: 40 }, (_, index) => `qx${"bdgklmnprst"[index % 11]}ot`).join(" ");
afterEach(() => vi.restoreAllMocks());

/** Each spelling key normalises its text once. A key costs far more than comparing it. */
function countKeys(work: () => void): number {
  work();
  const normalise = vi.spyOn(String.prototype, "normalize");
  work();
  return normalise.mock.calls.length;
}

test.each([
  ["suggestions", () => suggestSearchPlaces(nowhere, "en")],
  ["corrections", () => correctPlaces(nowhere)],
])("SR2: %s for many words that name no place compute few keys", (_, work) => {
  expect(countKeys(work)).toBeLessThan(500);
});

test("SR2: a name of several words is found after many others", () => {
  const { rest, places } = suggestSearchPlaces(`${nowhere} janakpur dhanusha`, "en");
  expect([rest, places[0]?.name]).toEqual([nowhere, "Janakpurdham"]);
});
