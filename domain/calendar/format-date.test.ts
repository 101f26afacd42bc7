import { describe, expect, test } from "vitest";
import { formatDate, formatOtherDate, formatShortDate } from "./format-date.ts";

describe("NL7 formatDate", () => {
  test.each([
    ["2026-11-09", "9 November 2026", "२३ कात्तिक २०८३"],
    ["2024-02-29", "29 February 2024", "१७ फागुन २०८०"],
    ["2026-07-16", "16 July 2026", "३२ असार २०८३"],
    ["2026-11-15T18:14:59Z", "15 November 2026", "२९ कात्तिक २०८३"],
    ["2026-11-15T18:15:00.000Z", "16 November 2026", "३० कात्तिक २०८३"],
    ["2026-12-31T18:15:00+00:00", "1 January 2027", "१७ पुस २०८३"],
    ["2026-11-15T00:00:00+05:45", "15 November 2026", "२९ कात्तिक २०८३"],
    ["2026-11-15T18:15:00", "16 November 2026", "३० कात्तिक २०८३"],
  ])("shows %s as %s on English pages and as %s on Nepali ones", (iso, en, np) => {
    expect(formatDate(iso, "en")).toBe(en);
    expect(formatDate(iso, "np")).toBe(np);
  });

  test("gives the date in the other calendar", () => {
    expect(formatOtherDate("2026-11-09", "en")).toBe("23 Kartik 2083");
    expect(formatOtherDate("2026-11-09", "np")).toBe("९ नोभेम्बर २०२६");
  });

  test.each(["1943-04-13", "2050-01-15"])("shows %s, which is outside the table, as Gregorian", (iso) => {
    expect(formatDate(iso, "np")).toMatch(/^(१३ अप्रिल १९४३|१५ जनवरी २०५०)$/);
    expect(formatOtherDate(iso, "np")).toBeNull();
    expect(formatOtherDate(iso, "en")).toBeNull();
  });

  test.each([null, "", "soon", "2026-02-30", "2026-13-01", "15/11/2026"])("returns null for %j", (iso) => {
    expect(formatDate(iso, "en")).toBeNull();
    expect(formatDate(iso, "np")).toBeNull();
    expect(formatOtherDate(iso, "np")).toBeNull();
  });
});

test("LE9: short dates have the months of the language's calendar", () => {
  expect(formatShortDate("2026-11-15", "en")).toBe("15 Nov");
  expect(formatShortDate("2026-11-15", "np")).toBe("२९ कात्तिक");
  expect(formatShortDate("1900-01-02", "np")).toBe("२ जनवरी");
});
