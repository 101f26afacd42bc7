import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { kathmanduDay } from "#domain/dates.ts";
import { fieldMessages } from "#domain/problems.ts";
import { enquiryFormSchema } from "./enquiry-form.ts";
import { readSentEnquiry, sentEnquiry, writeSentEnquiry } from "./sent-enquiry.ts";
import type { Hours } from "./visit-times.ts";

const open = { opens: "09:00", closes: "18:00" };
const everyDay: Hours = {
  sunday: open,
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: open,
};
const inDays = (days: number) => kathmanduDay(Date.now() + days * 24 * 60 * 60 * 1000);
const question = { kind: "enquiry", name: "Sita", contact: "९८०१२३४५६७", message: "Is it free?" };
const visit = { ...question, kind: "visit", visit_on: inDays(2), visit_time: "10:30" };

function codesOf(form: object, hours = everyDay): Record<string, string | undefined> {
  const parsed = z.safeParse(enquiryFormSchema({ hours, isBookingOn: false }), form);
  const fields = parsed.success ? {} : fieldMessages(parsed.error.issues);
  return Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first?.code]));
}

describe("VT3: the form of a listing", () => {
  test("takes a telephone number or an e-mail address in one field", () => {
    const read = (form: object) => z.parse(enquiryFormSchema({ hours: everyDay, isBookingOn: false }), form);
    expect(read(question)).toEqual({
      kind: "enquiry",
      name: "Sita",
      phone: "9801234567",
      email: null,
      message: "Is it free?",
      visit_on: null,
      visit_time: null,
    });
    expect(read({ ...question, contact: "sita@example.com" })).toMatchObject({
      phone: null,
      email: "sita@example.com",
    });
    expect(codesOf({ ...question, contact: "98" })).toEqual({ contact: "phone_invalid" });
    expect(codesOf({ ...question, contact: "sita@" })).toEqual({ contact: "email_invalid" });
    expect(codesOf({ ...question, contact: " " })).toEqual({ contact: "required" });
  });

  test("needs day and time of a visit only, within the opening hours", () => {
    expect(codesOf(visit)).toEqual({});
    expect(codesOf({ ...visit, visit_on: "", visit_time: "" })).toEqual({
      visit_on: "required",
      visit_time: "required",
    });
    expect(codesOf({ ...visit, visit_on: inDays(-1) })).toEqual({ visit_on: "date_past" });
    // 6 Mangsir 2083, typed into a field that reads Gregorian dates.
    expect(codesOf({ ...visit, visit_on: "2083-08-06", visit_time: "" })).toEqual({
      visit_on: "day_far",
      visit_time: "required",
    });
    expect(codesOf({ ...visit, visit_time: "noon" })).toEqual({ visit_time: "choice_invalid" });
    expect(codesOf({ ...visit, visit_time: "18:00" })).toEqual({ visit_time: "time_closed" });
    const weekday = new Date(`${visit.visit_on}T00:00:00Z`)
      .toLocaleDateString("en", { weekday: "long", timeZone: "UTC" })
      .toLowerCase();
    expect(codesOf(visit, { ...everyDay, [weekday]: null })).toEqual({ visit_on: "day_closed" });
    expect(codesOf({ ...question, visit_on: "nonsense?", visit_time: "18:00" })).toEqual({});
  });

  test("DY5: needs one of the free times while booking is on; the server knows whether it is still free", () => {
    const schema = enquiryFormSchema({ hours: everyDay, isBookingOn: true });
    const booked = { ...question, kind: "visit", visit_day: "2026-11-22", visit_slot: "2026-11-22 10:30" };
    expect(z.parse(schema, booked)).toEqual({
      ...z.parse(schema, question),
      kind: "visit",
      visit_on: "2026-11-22",
      visit_time: "10:30",
    });
    for (const change of [{ visit_slot: "" }, { visit_slot: "soon" }, { visit_day: "2026-11-23" }]) {
      const { error } = z.safeParse(schema, { ...booked, ...change });
      expect(fieldMessages(error?.issues ?? [])).toMatchObject({ visit_slot: [{ code: "required" }] });
    }
    const { error } = z.safeParse(schema, { ...booked, name: "", contact: "", visit_slot: "" });
    expect(Object.keys(fieldMessages(error?.issues ?? []))).toEqual(["name", "contact", "visit_slot"]);
    expect(z.safeParse(schema, { ...booked, visit_slot: 7 }).success).toBe(false);
    expect(z.parse(schema, { ...question, visit_slot: "soon" })).toMatchObject({ visit_on: null });
  });

  test("rejects what no form sends", () => {
    expect(Object.keys(codesOf({}))).not.toEqual([]);
    expect(codesOf({ ...question, kind: "order" })).toEqual({ kind: "choice_invalid" });
  });
});

describe("VT3: what a visitor is told after sending", () => {
  test("survives a URL", () => {
    const sent = sentEnquiry({
      phone: "9801234567",
      promised_until: "2026-11-18T06:15:00.000Z",
      visit_on: "2026-11-20",
      visit_time: "10:30",
    });
    expect(sent).toEqual({
      answer: "call",
      until: "2026-11-18T06:15Z",
      visit: { on: "2026-11-20", time: "10:30" },
      pageUrl: null,
    });
    expect(readSentEnquiry(writeSentEnquiry(sent))).toEqual(sent);
    const plain = sentEnquiry({ phone: null, promised_until: null, visit_on: null, visit_time: null });
    expect(readSentEnquiry(writeSentEnquiry(plain))).toEqual({
      answer: "email",
      until: null,
      visit: null,
      pageUrl: null,
    });
  });

  test("is null for any other text", () => {
    for (const text of [
      null,
      "",
      "1",
      "call_tomorrow",
      "call__2026-02-30_10:30",
      "call__2026-11-20",
      "call__2026-11-20_x",
    ])
      expect(readSentEnquiry(text), String(text)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readSentEnquiry(text);
        if (read) expect(readSentEnquiry(writeSentEnquiry(read))).toEqual(read);
      }),
    );
  });
});
