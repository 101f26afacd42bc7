import fc from "fast-check";
import { expect, test } from "vitest";
import { joinTextList, readTextList } from "./text-list.ts";

test("AJ2 an item with a comma survives joining and reading", () => {
  const items = ["Solar roof", "Shops, offices and parking", 'The "green" wing', '"Quoted", twice'];
  expect(readTextList(joinTextList(items))).toEqual(items);
});

test("AJ2 an item that looks like JSON survives joining and reading", () => {
  for (const items of [["[1]"], ['["a"]'], ["[]"]]) expect(readTextList(joinTextList(items))).toEqual(items);
});

test("AJ2 joining and reading any list returns its trimmed, non-empty items", () => {
  const specialCharacters = fc.string({ unit: fc.constantFrom('"', ",", "[", "]", " ", "\\", "a", "\n") });
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: "binary" }), specialCharacters, fc.json())), (items) => {
      const kept = items.map((item) => item.trim()).filter((item) => item !== "");
      expect(readTextList(joinTextList(items))).toEqual(kept);
      expect(readTextList(items)).toEqual(kept);
      expect(readTextList(JSON.stringify(items))).toEqual(kept);
    }),
  );
});

test("does not quote items without special characters, for older clients", () => {
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
])("reads %j as %j", (value, items) => {
  expect(readTextList(value)).toEqual(items);
});

test("reads a long hostile text in linear time", () => {
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
