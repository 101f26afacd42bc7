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

describe("a line", () => {
  test("is trimmed, in one Unicode form, with tabs as blanks", () => {
    expect(requiredLine(20).parse("  Sita\tDevi ")).toBe("Sita Devi");
    expect(requiredLine(20).parse("Cafe\u0301")).toBe("Café");
  });

  test.each([undefined, null, "", "   ", "\u200B", "\u3164 "])("%j is missing", (value) => {
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
  ])("%j is refused once, as %s", (value, code) => {
    expect(codes(requiredLine(20), value)).toEqual([code]);
  });

  test("Nepali joiners and emoji are text like any other", () => {
    for (const text of ["क्\u200Dष", "श्री\u200Cमान्", "घर 👨‍👩‍👧"])
      expect(requiredLine(20).parse(text)).toBe(text);
  });

  test("whatever is taken is one showable line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (value) => {
        const read = requiredLine(50).safeParse(value);
        if (!read.success) return;
        expect(read.data).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(requiredLine(50).parse(read.data)).toBe(read.data);
      }),
    );
  });

  test("left empty, an optional one is null", () => {
    for (const blank of [undefined, null, "", "  ", "\u200B"])
      expect(optionalLine(20).parse(blank)).toBeNull();
    expect(optionalLine(20).parse(" a ")).toBe("a");
    expect(codes(optionalLine(20), "a\nb")).toEqual(["one_line"]);
  });
});

test("a longer text keeps its lines, whatever ended them", () => {
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
])("CO2 %s is an e-mail address", (value) => {
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
])("CO2 %s is no e-mail address", (value) => {
  expect(codes(requiredEmail, value)).toEqual(["email_invalid"]);
  expect(codes(optionalEmail, value)).toEqual(["email_invalid"]);
});

test("an e-mail address may be left out only where it is optional", () => {
  expect(codes(requiredEmail, "")).toEqual(["required"]);
  expect(optionalEmail.parse("")).toBeNull();
  expect(codes(requiredEmail, `${"a".repeat(250)}@example.com`)).toEqual(["too_long"]);
});

test.each([
  ["9841234567", "9841234567"],
  [" +977-41-590123 ", "+977-41-590123"],
  ["(041) 590 123", "(041) 590 123"],
  ["९८४१२३४५६७", "9841234567"],
])("%s is a phone number, kept as a dialler takes it", (value, kept) => {
  expect(requiredPhone.parse(value)).toBe(kept);
  expect(optionalPhone.parse(value)).toBe(kept);
});

test.each(["123456", "1234567890123456", "98412+34567", "call me", "9841-abc-567", "+-()"])(
  "%s is no phone number",
  (value) => {
    expect(codes(requiredPhone, value)).toEqual(["phone_invalid"]);
    expect(codes(optionalPhone, value)).toEqual(["phone_invalid"]);
  },
);

test("a phone number may be left out only where it is optional", () => {
  expect(codes(requiredPhone, "")).toEqual(["required"]);
  expect(optionalPhone.parse("")).toBeNull();
});
