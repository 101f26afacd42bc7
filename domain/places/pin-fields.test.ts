import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { fieldMessages } from "#domain/problems.ts";
import { checkPin, mapLocationOf, pinAfter, pinFields } from "./pin-fields.ts";

const schema = z.object(pinFields).check(checkPin);
const pin = { latitude: 26.7288, longitude: 85.9263, pin_precision: "approximate" } as const;
const none = { latitude: null, longitude: null, pin_precision: null };

function codes(value: unknown) {
  const messages = fieldMessages(schema.safeParse(value).error?.issues ?? []);
  return Object.fromEntries(Object.entries(messages).map(([field, [first]]) => [field, first?.code]));
}

describe("PL3 the pin in a form", () => {
  test("is three numbers and texts, in either digits, or nothing", () => {
    expect(schema.parse(pin)).toEqual(pin);
    expect(schema.parse({ ...pin, latitude: "26.7288", longitude: "८५.९२६३" })).toEqual(pin);
    expect(schema.parse({ ...pin, latitude: 26.728_800_04 })).toEqual(pin);
    for (const empty of [{}, none, { latitude: "", longitude: " ", pin_precision: "" }])
      expect(schema.parse(empty)).toEqual(none);
  });

  test("is whole", () => {
    expect(codes({ ...pin, latitude: "" })).toEqual({ latitude: "required" });
    expect(codes({ latitude: 27 })).toEqual({ longitude: "required", pin_precision: "required" });
    expect(codes({ pin_precision: "exact" })).toEqual({ latitude: "required", longitude: "required" });
  });

  test("lies in Nepal", () => {
    expect(codes({ ...pin, latitude: 0 })).toEqual({ latitude: "too_small" });
    expect(codes({ ...pin, longitude: 90 })).toEqual({ longitude: "too_big" });
    expect(codes({ ...pin, latitude: pin.longitude, longitude: pin.latitude })).toEqual({
      latitude: "too_big",
      longitude: "too_small",
    });
  });

  test.each([
    "north",
    "26.7288, 85.9263",
    "2.67288e1",
    "0x1A",
    "NaN",
    "Infinity",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [26.7],
    { valueOf: 26.7 },
    "2".repeat(10_000),
  ])("rejects %s", (value) => {
    expect(codes({ ...pin, latitude: value })).toEqual({ latitude: "number_invalid" });
  });

  test.each(["rough", "EXACT", 1, ["exact"], {}])("rejects the precision %s", (value) => {
    expect(codes({ ...pin, pin_precision: value })).toEqual({ pin_precision: "choice_invalid" });
  });

  test("stays if a client does not know it", () => {
    expect(pinAfter(none, new Set(["name"]), pin)).toEqual(pin);
    expect(pinAfter(none, new Set(["name", "latitude"]), pin)).toEqual(none);
    expect(pinAfter(pin, new Set(["latitude"]))).toEqual(pin);
    expect(pinAfter(none, new Set())).toEqual(none);
  });
});

test("PL3 visitors get the point of an exact pin, and an area for an approximate one", () => {
  expect(mapLocationOf({ ...pin, pin_precision: "exact" })).toEqual({
    latitude: 26.7288,
    longitude: 85.9263,
    radius_m: 0,
  });
  const area = mapLocationOf(pin);
  expect(area).toEqual({ latitude: 26.729_698, longitude: 85.927_301, radius_m: 213 });
  expect(mapLocationOf(none)).toBeNull();
});
