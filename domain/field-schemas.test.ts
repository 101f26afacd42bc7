import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { inputSchemas, outputSchemas } from "./field-schemas.ts";

const fields = {
  title: { kind: "line", maxLength: "title" },
  floors: { kind: "count", rules: "rooms", fallback: null },
  rooms: { kind: "count", rules: "rooms", fallback: 1 },
  colour: { kind: "choice", values: ["red", "blue"], fallback: "red" },
} as const;
const input = z.object(inputSchemas(fields));
const output = z.object(outputSchemas(fields));

test("an empty field becomes its fallback, which is null for an optional count", () => {
  expect(input.parse({ title: "House", floors: "" })).toEqual({
    title: "House",
    floors: null,
    rooms: 1,
    colour: "red",
  });
  expect(input.parse({ title: "House", floors: "२", rooms: "3", colour: "blue" })).toMatchObject({
    floors: 2,
    rooms: 3,
  });
});

test("only an optional count may be null in a response", () => {
  const row = { title: "House", floors: null, rooms: 1, colour: "red" };
  expect(output.safeParse(row).success).toBe(true);
  expect(output.safeParse({ ...row, rooms: null }).success).toBe(false);
  expectTypeOf<z.infer<typeof output>>().toEqualTypeOf<{
    title: string;
    floors: number | null;
    rooms: number;
    colour: "red" | "blue";
  }>();
});
