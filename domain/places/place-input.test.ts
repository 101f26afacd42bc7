import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldMessages } from "#domain/problems.ts";
import { localLevels } from "./local-levels.ts";
import { placeFieldsSchema, placeOf } from "./place-input.ts";

function read(fields: object) {
  const parsed = placeFieldsSchema.safeParse(fields);
  if (parsed.success) return placeOf(parsed.data);
  return Object.entries(fieldMessages(parsed.error.issues)).map(([field, [first]]) => [field, first?.code]);
}

describe("PL1 the fields of a place", () => {
  test("are all optional", () => {
    expect(read({})).toBeNull();
    expect(read({ local_level_id: "", ward: "", street: "Bhanu Chowk", place: " " })).toBeNull();
  });

  test("name a local level by its id, with a ward and a street", () => {
    const place = { street: "भानु चोक", localLevelId: 223, ward: 4 };
    expect(read({ local_level_id: "223", ward: "४", street: " भानु चोक " })).toEqual(place);
    expect(read({ local_level_id: 223 })).toEqual({ street: "", localLevelId: 223, ward: null });
  });

  test("name it in words, which count only without an id", () => {
    expect(read({ place: "Bhanu Chowk, Janakpur-4" })).toEqual({
      street: "Bhanu Chowk",
      localLevelId: 223,
      ward: 4,
    });
    expect(read({ place: "Lahan", local_level_id: 223 })).toMatchObject({ localLevelId: 223 });
  });

  test.each([
    [{ ward: 4 }, ["ward", "place_missing"]],
    [{ place: "Madi" }, ["place", "place_unknown"]],
    [{ place: "Janakpur-26" }, ["place", "ward_unknown"]],
    [{ local_level_id: 754 }, ["local_level_id", "place_unknown"]],
    [{ local_level_id: 1.5 }, ["local_level_id", "whole_number"]],
    [{ local_level_id: 223, ward: 26 }, ["ward", "ward_unknown"]],
  ])("reject %j", (fields, problem) => {
    expect(read(fields)).toEqual([problem]);
  });

  test("accept exactly the wards that exist", () => {
    fc.assert(
      fc.property(fc.constantFrom(...localLevels), fc.integer({ min: 1, max: 99 }), ({ id, wards }, ward) => {
        const isAccepted = placeFieldsSchema.safeParse({ local_level_id: id, ward }).success;
        expect(isAccepted).toBe(ward <= wards);
      }),
    );
  });
});
