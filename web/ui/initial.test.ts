import { expect, test } from "vitest";
import { initialOf } from "./initial.ts";

test.each([
  ["ram bahadur", "R"],
  ["  Sita", "S"],
  ["कृष्ण प्रसाद", "कृ"],
  ["श्रीमती झा", "श्री"],
  ["आरती", "आ"],
  ["😀", "😀"],
  ["", "?"],
])("%s is shown as %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
