import { expect, expectTypeOf, test } from "vitest";
import { createTranslate, type Key } from "./translate.ts";

const english = {
  list: {
    shown: "Showing {{shown}} of {{all}}",
    none: "None",
    counted: "{{number}} {{number:lead waits|leads wait}}.",
  },
} as const;
const t = createTranslate<typeof english>(english);

test("IN1: inserts values unchanged into their placeholders", () => {
  expect(t("list.shown", { shown: "$& {{all}} <b>", all: 12 })).toBe("Showing $& {{all}} <b> of 12");
  expect(t("list.none")).toBe("None");
});

test("IN1: a text with a count has a form for one", () => {
  expect(t("list.counted", { number: "1" })).toBe("1 lead waits.");
  expect(t("list.counted", { number: "0" })).toBe("0 leads wait.");
  expect(t("list.counted", { number: "21" })).toBe("21 leads wait.");
  expectTypeOf(t<"list.counted">)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<"number", string | number>>>();
});

test("IN1: types allow only keys of texts, with exactly the values that each text needs", () => {
  expectTypeOf<Key<typeof english>>().toEqualTypeOf<"list.shown" | "list.none" | "list.counted">();
  expectTypeOf(t<"list.none">).parameters.toEqualTypeOf<[key: "list.none"]>();
  expectTypeOf(t<"list.shown">)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<"shown" | "all", string | number>>>();
});

test("IN2: returns the key for names inherited from Object and for groups", () => {
  const loose = createTranslate<Record<string, string>>(english);
  expect(loose("list.constructor")).toBe("list.constructor");
  expect(loose("list")).toBe("list");
});
