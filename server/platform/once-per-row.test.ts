import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { oncePerRow } from "./once-per-row.ts";

test("makes something of a row once in each language", () => {
  const asked: string[] = [];
  const present = oncePerRow(({ name }: { name: string }, language: Language) => {
    asked.push(`${name} ${language}`);
    return { title: name };
  });
  const [one, another] = [{ name: "One" }, { name: "One" }];
  expect(present(one, "en")).toBe(present(one, "en"));
  expect(present(one, "np")).toEqual({ title: "One" });
  expect(present(another, "en")).not.toBe(present(one, "en"));
  expect(asked).toEqual(["One en", "One np", "One en"]);
});
