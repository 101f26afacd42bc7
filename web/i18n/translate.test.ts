import { expect, expectTypeOf, test } from "vitest";
import { createTranslate, type Key } from "./translate.ts";

const english = { list: { shown: "Showing {{shown}} of {{all}}", none: "None" } } as const;
const t = createTranslate<typeof english>(english);

test("IN1: values take the places that wait for them, as they are", () => {
  expect(t("list.shown", { shown: "$& {{all}} <b>", all: 12 })).toBe("Showing $& {{all}} <b> of 12");
  expect(t("list.none")).toBe("None");
});

test("IN1: only texts have a key, and each asks for just the values it shows", () => {
  expectTypeOf<Key<typeof english>>().toEqualTypeOf<"list.shown" | "list.none">();
  expectTypeOf(t<"list.none">).parameters.toEqualTypeOf<[key: "list.none"]>();
  expectTypeOf(t<"list.shown">)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<"shown" | "all", string | number>>>();
});

test("IN2: what is inherited from Object is no text, and neither is a group", () => {
  const loose = createTranslate<Record<string, string>>(english);
  expect(loose("list.constructor")).toBe("list.constructor");
  expect(loose("list")).toBe("list");
});
