import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { checkbox, choiceOr, requiredChoice } from "#domain/choice-fields.ts";
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

describe("number fields", () => {
  test("AP1 accept numbers in the formats that forms send", () => {
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
  ])("reject %j with %s", (value, code) => {
    expect(codes(requiredNumber(roomRules), value)).toEqual([code]);
  });

  test.each(["0", 0, "०", "-1", "0.001"])(
    "AP1 SE2 a price or an area of %j is rejected as not above zero",
    (value) => {
      expect(codes(requiredNumber(priceRules), value)).toEqual(["above_zero"]);
      expect(codes(optionalNumber(areaRules), value)).toEqual(["above_zero"]);
    },
  );

  test("SE1 accept half steps for bathrooms", () => {
    expect(optionalNumber(halfRoomRules).parse("2.5")).toBe(2.5);
    expect(codes(optionalNumber(halfRoomRules), "2.25")).toEqual(["half_steps"]);
  });

  test("turn an empty value into null or the default, or reject it", () => {
    for (const blank of [undefined, null, "", " "]) {
      expect(optionalNumber(roomRules).parse(blank)).toBeNull();
      expect(numberOr(1, roomRules).parse(blank)).toBe(1);
    }
    expect(codes(numberOr(1, roomRules), "x")).toEqual(["number_invalid"]);
  });

  test("AJ3 turn invalid text into 0 and still check valid numbers", () => {
    for (const value of [undefined, null, "", "abc", "1e9", Number.NaN]) {
      expect(numberOrZero(moneyRules).parse(value)).toBe(0);
    }
    expect(numberOrZero(moneyRules).parse("250000")).toBe(250_000);
    expect(codes(numberOrZero(moneyRules), "-5")).toEqual(["too_small"]);
  });
});

describe("choice fields", () => {
  const sizes = ["small", "large"] as const;

  test("accept only listed values and report a missing one as required", () => {
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

  test("read a checkbox as true or false, and a missing one as false", () => {
    for (const value of [true, "true", "on", "1", "True"]) expect(checkbox.parse(value)).toBe(true);
    for (const value of [false, "false", "off", "0", "", undefined, null])
      expect(checkbox.parse(value)).toBe(false);
    expect(codes(checkbox, "maybe")).toEqual(["choice_invalid"]);
    expect(codes(checkbox, 1)).toEqual(["choice_invalid"]);
  });
});
