import fc from "fast-check";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod/mini";
import { inputSchemas, outputSchemas } from "./field-schemas.ts";
import type { Landmark } from "./landmarks.ts";

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

const optionalFields = {
  storeys: { kind: "optionalNumber", rules: "storeys" },
  road: { kind: "optionalNumber", rules: "feet" },
  facing: { kind: "optionalChoice", values: ["east", "west"] },
  land: { kind: "landMeasure" },
  near: { kind: "landmarks" },
  seen: { kind: "day" },
} as const;
const optionalInput = z.object(inputSchemas(optionalFields));
const optionalOutput = z.object(outputSchemas(optionalFields));
const codesOf = (form: object) => optionalInput.safeParse(form).error?.issues.map(({ message }) => message);

test("LD4 an empty fact is null, however it is left out", () => {
  const nothing = { storeys: null, road: null, facing: null, land: null, near: [], seen: null };
  const empty = { storeys: "", road: " ", facing: "", land: "", near: "", seen: "" };
  for (const form of [{}, nothing, empty]) expect(optionalInput.parse(form)).toEqual(nothing);
  expect(optionalOutput.parse(nothing)).toEqual(nothing);
  expectTypeOf<z.infer<typeof optionalOutput>>().toEqualTypeOf<{
    storeys: number | null;
    road: number | null;
    facing: "east" | "west" | null;
    land: string | null;
    near: Landmark[];
    seen: string | null;
  }>();
});

test("LD4 each kind of fact names its problem", () => {
  expect(codesOf({ storeys: "2.3" })).toEqual(["half_steps"]);
  expect(codesOf({ storeys: "0" })).toEqual(["above_zero"]);
  expect(codesOf({ road: "wide" })).toEqual(["number_invalid"]);
  expect(codesOf({ facing: "up" })).toEqual(["choice_invalid"]);
  expect(codesOf({ land: "big" })).toEqual(["land_measure_invalid"]);
  expect(codesOf({ near: ["school 5 miles away"] })).toEqual(["landmark_invalid"]);
  expect(codesOf({ near: Array(9).fill("school 5 minutes") })).toEqual(["too_many"]);
  expect(codesOf({ seen: "2026-02-30" })).toEqual(["date_invalid"]);
  expect(codesOf({ seen: "2999-01-01" })).toEqual(["date_future"]);
});

test("LD4 what a schema returned is accepted again unchanged", () => {
  const facts = fc.record({
    storeys: fc.option(fc.integer({ min: 1, max: 198 }).map((halves) => halves / 2)),
    road: fc.option(fc.integer({ min: 1, max: 99_990 }).map((tenths) => tenths / 10)),
    facing: fc.option(fc.constantFrom("east", "west")),
    land: fc.option(fc.constantFrom("0-4-2-0", "1-5-10", "4.50 aana", "1540 sq_ft", "143 sq_m")),
    near: fc.array(fc.record({ kind: fc.constant("bank"), minutes: fc.integer({ min: 1, max: 600 }) }), {
      maxLength: 8,
    }),
    seen: fc.option(fc.constant("2026-11-15")),
  });
  fc.assert(
    fc.property(facts, (sent) => {
      const read = optionalInput.parse(sent);
      expect(read).toEqual(sent);
      expect(optionalInput.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
      expect(optionalOutput.parse(read)).toEqual(read);
    }),
  );
});
