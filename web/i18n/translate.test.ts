import { expect, test } from "vitest";
import { createTranslate } from "./translate.ts";

const english = { list: { shown: "Showing {{shown}} of {{all}}", none: "None" } } as const;
const t = createTranslate<typeof english>(english);

test("IN1: values take the places that wait for them, as they are", () => {
  expect(t("list.shown", { shown: "$& {{all}} <b>", all: 12 })).toBe("Showing $& {{all}} <b> of 12");
  expect(t("list.none")).toBe("None");
});

test("IN1: a value left out, or a key that is none, does not compile", () => {
  // @ts-expect-error: where is all?
  expect(t("list.shown", { shown: 1 })).toBe("Showing 1 of {{all}}");
  // @ts-expect-error: a group is no text
  expect(t("list")).toBe("list");
  // @ts-expect-error: nothing is inherited from Object
  expect(t("list.constructor")).toBe("list.constructor");
});
