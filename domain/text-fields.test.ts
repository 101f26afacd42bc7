import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredEmail,
  requiredLine,
  requiredPhone,
  requiredText,
  textOrEmpty,
} from "#domain/text-fields.ts";

const codes = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe("a line field", () => {
  test("is trimmed and normalised, and tabs become spaces", () => {
    expect(requiredLine(20).parse("  Sita\tDevi ")).toBe("Sita Devi");
    expect(requiredLine(20).parse("Cafe\u0301")).toBe("Café");
  });

  test.each([undefined, null, "", "   ", "\u200B", "\u3164 "])("reports %j as missing", (value) => {
    expect(codes(requiredLine(20), value)).toEqual(["required"]);
  });

  test.each([
    [7, "text_invalid"],
    [["a"], "text_invalid"],
    ["x".repeat(21), "too_long"],
    ["two\nlines", "one_line"],
    ["two\r\nlines", "one_line"],
    ["two\u2028lines", "one_line"],
    ["nul\u0000", "control_characters"],
    ["\u001B[31m", "control_characters"],
    ["\u202Egnp.exe", "control_characters"],
    ["half \uD83D", "control_characters"],
  ])("rejects %j with %s and no further code", (value, code) => {
    expect(codes(requiredLine(20), value)).toEqual([code]);
  });

  test("accepts Nepali joiners and emoji", () => {
    for (const text of ["क्\u200Dष", "श्री\u200Cमान्", "घर 👨‍👩‍👧"])
      expect(requiredLine(20).parse(text)).toBe(text);
  });

  test("never contains line breaks or forbidden characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const parsed = requiredLine(50).safeParse(value);
        if (!parsed.success) return;
        expect(parsed.data).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(requiredLine(50).parse(parsed.data)).toBe(parsed.data);
      }),
    );
  });

  test("is null if it is optional and empty", () => {
    for (const blank of [undefined, null, "", "  ", "\u200B"])
      expect(optionalLine(20).parse(blank)).toBeNull();
    expect(optionalLine(20).parse(" a ")).toBe("a");
    expect(codes(optionalLine(20), "a\nb")).toEqual(["one_line"]);
  });
});

test("a text keeps its lines and normalises line endings", () => {
  expect(requiredText(50).parse("one\r\ntwo\rthree\n")).toBe("one\ntwo\nthree");
  expect(codes(requiredText(50), "bell\u0007")).toEqual(["control_characters"]);
  expect(textOrEmpty(50).parse(undefined)).toBe("");
  expect(textOrEmpty(50).parse(" a\nb ")).toBe("a\nb");
});

test.each([
  "sita@example.com",
  "s.d+home@mail.example.com.np",
  "o'neil@a-b.org",
  "x@xn--h2brj9c.xn--h2brj9c",
])("CO2 accepts %s as an e-mail address", (value) => {
  expect(requiredEmail.parse(` ${value} `)).toBe(value);
  expect(optionalEmail.parse(value)).toBe(value);
});

test.each([
  "sita",
  "sita@",
  "@example.com",
  "sita@example",
  "a b@example.com",
  "a@b..com",
  ".a@example.com",
  "a..b@example.com",
  "a@-b.com",
  "a@b.c",
  "a@example.com, b@example.com",
  "<a@example.com>",
])("CO2 rejects %s as an e-mail address", (value) => {
  expect(codes(requiredEmail, value)).toEqual(["email_invalid"]);
  expect(codes(optionalEmail, value)).toEqual(["email_invalid"]);
});

test("a missing e-mail address is accepted only if it is optional", () => {
  expect(codes(requiredEmail, "")).toEqual(["required"]);
  expect(optionalEmail.parse("")).toBeNull();
  expect(codes(requiredEmail, `${"a".repeat(250)}@example.com`)).toEqual(["too_long"]);
});

test.each([
  ["9841234567", "9841234567"],
  [" +977-41-590123 ", "+977-41-590123"],
  ["(041) 590 123", "(041) 590 123"],
  ["९८४१२३४५६७", "9841234567"],
])("accepts %s as a phone number and stores 0-9 digits", (value, stored) => {
  expect(requiredPhone.parse(value)).toBe(stored);
  expect(optionalPhone.parse(value)).toBe(stored);
});

test.each(["123456", "1234567890123456", "98412+34567", "call me", "9841-abc-567", "+-()"])(
  "rejects %s as a phone number",
  (value) => {
    expect(codes(requiredPhone, value)).toEqual(["phone_invalid"]);
    expect(codes(optionalPhone, value)).toEqual(["phone_invalid"]);
  },
);

test("a missing phone number is accepted only if it is optional", () => {
  expect(codes(requiredPhone, "")).toEqual(["required"]);
  expect(optionalPhone.parse("")).toBeNull();
});
