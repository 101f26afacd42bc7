import { describe, expect, test } from "vitest";
import { contactNumbers, internationalDigits, nepaliMobileDigits } from "./contact-numbers.ts";

test.each([
  ["+977-9800000201", "9779800000201"],
  ["+977 (980) 000-0201", "9779800000201"],
  ["980-0000201", "9779800000201"],
  ["९८०००००२०१", "9779800000201"],
  ["00977 9800000201", "9779800000201"],
  ["9779800000201", "9779800000201"],
  ["041-590199", "97741590199"],
  ["+91 98765 43210", "919876543210"],
])("VT2: %s has the digits %s with its country code", (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits);
});

test.each([
  ["+977-9800000201", "9800000201"],
  ["९८०००००२०१", "9800000201"],
  ["00977 9761234567", "9761234567"],
  ["041-590199", null],
  ["+91 98765 43210", null],
  ["9123456789", null],
  ["98000002011", null],
  ["", null],
])("DY9: %s is the mobile number %s", (phone, digits) => {
  expect(nepaliMobileDigits(phone)).toBe(digits);
});

describe("VT2: the numbers of a listing", () => {
  const landline = { phone: "+977-41-590199", whatsapp: null, viber: null };
  const mobile = { phone: "9800000201", whatsapp: null, viber: null };

  test("are the company's; only a mobile number chats", () => {
    expect(contactNumbers(null, mobile)).toEqual({
      phone: "9800000201",
      whatsapp: "9779800000201",
      viber: "9779800000201",
    });
    expect(contactNumbers(null, landline)).toEqual({ ...landline, whatsapp: null, viber: null });
    expect(contactNumbers(null, { ...landline, phone: null })).toEqual({
      phone: null,
      whatsapp: null,
      viber: null,
    });
  });

  test("prefer the numbers that the company gives for chats, a landline included", () => {
    const company = { ...mobile, whatsapp: "+977-41-590199", viber: "9800000202" };
    expect(contactNumbers(null, company)).toEqual({
      phone: "9800000201",
      whatsapp: "97741590199",
      viber: "9779800000202",
    });
  });

  test("are the agent's if there is one; an agent's landline leaves chats to the company", () => {
    const company = { ...landline, whatsapp: "9800000202", viber: "9800000203" };
    expect(contactNumbers("9800000301", company)).toEqual({
      phone: "9800000301",
      whatsapp: "9779800000301",
      viber: "9779800000301",
    });
    expect(contactNumbers("041-590198", company)).toEqual({
      phone: "041-590198",
      whatsapp: "9779800000202",
      viber: "9779800000203",
    });
  });
});
