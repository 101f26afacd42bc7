import { describe, expect, test } from "vitest";
import { defaultSettings } from "./defaults.ts";
import { localize, localText } from "./local-text.ts";
import { openingHours } from "./opening-hours.ts";
import { settingsNames, settingsSchemas } from "./settings.ts";

const { company } = defaultSettings;
const parseCompany = (change: object) => settingsSchemas.company.safeParse({ ...company, ...change });

describe("settings (ST1)", () => {
  test.each(settingsNames)("%s: the defaults are valid and stay the same when they are stored", (name) => {
    const stored: unknown = JSON.parse(JSON.stringify(defaultSettings[name]));
    expect(settingsSchemas[name].parse(stored)).toEqual(defaultSettings[name]);
  });

  test("a text without one language falls back to the other", () => {
    const { data } = parseCompany({ name: { en: "", np: "घर" } });
    expect(data?.name).toEqual({ en: "", np: "घर" });
    expect(localText({ en: "", np: "घर" }, "en")).toBe("घर");
    expect(localize({ items: [{ id: "a", name: { en: "House", np: "" } }], phone: null }, "np")).toEqual({
      items: [{ id: "a", name: "House" }],
      phone: null,
    });
    expect(parseCompany({ name: { en: " ", np: "" } }).success).toBe(false);
  });

  test.each([
    ["a name that is too long", { name: { en: "x".repeat(121), np: "" } }],
    ["a name that is not a text", { name: "Company" }],
    ["a name with a direction override", { name: { en: "a\u202Eb", np: "" } }],
    ["a script as a link", { social: [{ id: "a", name: "A", url: "javascript:alert(1)" }] }],
    ["a script as a link with spaces", { social: [{ id: "a", name: "A", url: " java\tscript:alert(1)" }] }],
    ["data as a link", { social: [{ id: "a", name: "A", url: "data:text/html,<script>" }] }],
    ["a link without a scheme", { social: [{ id: "a", name: "A", url: "//other.example" }] }],
    [
      "two items with one id",
      { social: ["https://a.example", "https://b.example"].map((url) => ({ id: "a", name: "A", url })) },
    ],
    ["a telephone with letters", { phone: "call me" }],
    ["an e-mail with a line break", { email: "a@b.example\nBcc: c@d.example" }],
    ["a position off the earth", { position: { latitude: 91, longitude: 0 } }],
    ["an infinite position", { position: { latitude: Number.NaN, longitude: 0 } }],
    [
      "hours that end before they begin",
      { hours: { ...company.hours, sunday: { opens: "18:00", closes: "09:00" } } },
    ],
    ["hours that are no time", { hours: { ...company.hours, sunday: { opens: "9", closes: "25:00" } } }],
  ])("rejects %s", (_case, change) => {
    expect(parseCompany(change).success).toBe(false);
  });

  test("drops fields that it does not know", () => {
    const sent = JSON.parse('{"isAdmin": true, "__proto__": {"polluted": true}}');
    const { data } = parseCompany({ ...sent, name: { en: "A", np: "", de: "B" } });
    expect(data).toEqual({ ...company, name: { en: "A", np: "" } });
    expect(Object.hasOwn(data ?? {}, "__proto__")).toBe(false);
  });

  test("rejects lists without end and services that the quote form does not know", () => {
    const partner = (id: number) => ({ id: `p${id}`, name: { en: "A", np: "" }, trade: { en: "", np: "" } });
    const items = Array.from({ length: 61 }, (_, id) => partner(id));
    expect(settingsSchemas.partners.safeParse({ lead: { en: "", np: "" }, items }).success).toBe(false);
    const service = { id: "demolition", name: { en: "A", np: "" }, text: { en: "", np: "" } };
    expect(settingsSchemas.services.safeParse({ items: [service], others: [] }).success).toBe(false);
    expect(settingsSchemas.looks.safeParse({ theme: "plain", colour: "red;}" }).success).toBe(false);
  });

  test("CO1: opening hours are grouped by days in a row", () => {
    const day = { opens: "09:00", closes: "18:00" };
    const week = { sunday: day, monday: day, tuesday: day, wednesday: day, thursday: day };
    const hours = { ...week, friday: { opens: "10:30", closes: "12:00" }, saturday: null };
    expect(openingHours(hours, "en")).toEqual([
      { days: "Sunday to Thursday", time: "9:00 AM to 6:00 PM" },
      { days: "Friday", time: "10:30 AM to 12:00 PM" },
      { days: "Saturday", time: null },
    ]);
    expect(openingHours(hours, "np")[0]).toEqual({
      days: "आइतबारदेखि बिहीबार",
      time: "बिहान ९:०० देखि साँझ ६:०० बजेसम्म",
    });
    expect(openingHours(company.hours, "en")).toEqual([]);
  });
});
