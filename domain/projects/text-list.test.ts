import fc from "fast-check";
import { expect, test } from "vitest";
import { joinTextList, readTextList } from "./text-list.ts";

test("AJ2 an item with a comma survives the round trip", () => {
  const items = ["Solar roof", "Shops, offices and parking", 'The "green" wing', '"Quoted", twice'];
  expect(readTextList(joinTextList(items))).toEqual(items);
});

test("AJ2 an item that looks like JSON is still an item", () => {
  for (const items of [["[1]"], ['["a"]'], ["[]"]]) expect(readTextList(joinTextList(items))).toEqual(items);
});

test("AJ2 whatever people type is read back as they typed it, less blanks", () => {
  const awkward = fc.string({ unit: fc.constantFrom('"', ",", "[", "]", " ", "\\", "a", "\n") });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: "binary" }), awkward, fc.json())), (items) => {
      const kept = items.map((item) => item.trim()).filter((item) => item !== "");
      expect(readTextList(joinTextList(items))).toEqual(kept);
      expect(readTextList(items)).toEqual(kept);
      expect(readTextList(JSON.stringify(items))).toEqual(kept);
    }),
  );
});

test("plain items stay plain, so that an older reader understands them", () => {
  expect(joinTextList(["a", " b ", "", 'a 12" pipe'])).toBe('a, b, a 12" pipe');
});

test.each<[unknown, string[]]>([
  ["a, b", ["a", "b"]],
  ["a,b,", ["a", "b"]],
  [" , ,", []],
  ["", []],
  ['12" pipe, 5" slab', ['12" pipe', '5" slab']],
  ['"open, never closed', ['"open', "never closed"]],
  ['"closed" but goes on, b', ['"closed" but goes on', "b"]],
  ["[not json, at all]", ["[not json", "at all]"]],
  ['["a, b", 3, null, {"x": 1}]', ["a, b", "3"]],
  ["सोलार, पार्किङ", ["सोलार", "पार्किङ"]],
  [null, []],
  [undefined, []],
  [42, []],
  [{ 0: "a" }, []],
])("%j reads as %j", (value, items) => {
  expect(readTextList(value)).toEqual(items);
});

test("a long hostile text is read in time that grows no faster than it does", () => {
  const started = Date.now();
  for (const text of [
    '"'.repeat(100_001),
    ' "'.repeat(50_000),
    `"${'""'.repeat(50_000)}`,
    " ".repeat(100_000),
  ]) {
    readTextList(text);
  }
  expect(Date.now() - started).toBeLessThan(1000);
});
