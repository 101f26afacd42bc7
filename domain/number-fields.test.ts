import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { choiceOr, requiredChoice, tick } from "#domain/choice-fields.ts";
import {
  areaRules,
  halfRoomRules,
  moneyRules,
  numberOr,
  numberOrZero,
  optionalNumber,
  priceRules,
  requiredNumber,
  roomRules,
} from "#domain/number-fields.ts";

const codes = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe("numbers", () => {
  test("AP1 are read as forms send them", () => {
    expect(requiredNumber(moneyRules).parse("१,२५,००,०००")).toBe(12_500_000);
    expect(requiredNumber(moneyRules).parse(12.345)).toBe(12.35);
    expect(requiredNumber(moneyRules).parse("0")).toBe(0);
    expect(requiredNumber(roomRules).parse("3.0")).toBe(3);
  });

  test.each([
    [undefined, "required"],
    [null, "required"],
    ["", "required"],
    ["  ", "required"],
    ["many", "number_invalid"],
    [Number.NaN, "number_invalid"],
    [true, "number_invalid"],
    ["-1", "too_small"],
    ["1000", "too_big"],
    ["1.5", "whole_number"],
  ])("%j is refused as %s", (value, code) => {
    expect(codes(requiredNumber(roomRules), value)).toEqual([code]);
  });

  test.each(["0", 0, "०", "-1", "0.001"])(
    "AP1 SE2 a price or an area of %j is refused as not above zero",
    (value) => {
      expect(codes(requiredNumber(priceRules), value)).toEqual(["above_zero"]);
      expect(codes(optionalNumber(areaRules), value)).toEqual(["above_zero"]);
    },
  );

  test("SE1 bathrooms come in halves", () => {
    expect(optionalNumber(halfRoomRules).parse("2.5")).toBe(2.5);
    expect(codes(optionalNumber(halfRoomRules), "2.25")).toEqual(["half_steps"]);
  });

  test("left empty, they are null, the default or refused", () => {
    for (const blank of [undefined, null, "", " "]) {
      expect(optionalNumber(roomRules).parse(blank)).toBeNull();
      expect(numberOr(1, roomRules).parse(blank)).toBe(1);
    }
    expect(codes(numberOr(1, roomRules), "x")).toEqual(["number_invalid"]);
  });

  test("AJ3 what is no number becomes 0, what is one is still checked", () => {
    for (const value of [undefined, null, "", "abc", "1e9", Number.NaN]) {
      expect(numberOrZero(moneyRules).parse(value)).toBe(0);
    }
    expect(numberOrZero(moneyRules).parse("250000")).toBe(250_000);
    expect(codes(numberOrZero(moneyRules), "-5")).toEqual(["too_small"]);
  });
});

describe("choices", () => {
  const sizes = ["small", "large"] as const;

  test("are one of the list, or missing", () => {
    expect(requiredChoice(sizes).parse("small")).toBe("small");
    for (const blank of [undefined, null, ""]) {
      expect(codes(requiredChoice(sizes), blank)).toEqual(["required"]);
      expect(choiceOr("large", sizes).parse(blank)).toBe("large");
    }
    for (const other of ["medium", "toString", 5, ["small"]]) {
      expect(codes(requiredChoice(sizes), other)).toEqual(["choice_invalid"]);
      expect(codes(choiceOr("large", sizes), other)).toEqual(["choice_invalid"]);
    }
  });

  test("a tick is true, false or left out", () => {
    for (const value of [true, "true", "on", "1", "True"]) expect(tick.parse(value)).toBe(true);
    for (const value of [false, "false", "off", "0", "", undefined, null])
      expect(tick.parse(value)).toBe(false);
    expect(codes(tick, "maybe")).toEqual(["choice_invalid"]);
    expect(codes(tick, 1)).toEqual(["choice_invalid"]);
  });
});
