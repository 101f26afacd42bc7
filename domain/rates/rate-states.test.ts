import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBikramSambat, toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { kathmanduDay } from "#domain/dates.ts";
import type { Rate } from "./rate.ts";
import { fiscalYearStart, needsRenewal, rateStateOf, shownRates } from "./rate-states.ts";

const dayMs = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const daysAfter = (day: string, days: number) => dayOf(Date.parse(day) + days * dayMs);

/** Days of the calendar's table. */
const days = fc.integer({ min: Date.UTC(1950, 0, 1) / dayMs, max: Date.UTC(2031, 11, 31) / dayMs });
const anyDay = days.map((number) => dayOf(number * dayMs));

let nextId = 1;
function rateWith(part: Partial<Rate>): Rate {
  return {
    id: nextId++,
    kind: "dollar",
    province: null,
    local_level_kind: null,
    beneficiary: null,
    value: 140,
    note: { en: "", np: "" },
    valid_from: "2020-01-01",
    valid_until: null,
    source: { en: "Central bank", np: "" },
    source_url: "",
    checked_at: "2026-10-01T06:00:00.000Z",
    ...part,
  };
}
const anyRate = fc
  .record({
    valid_from: anyDay,
    valid_until: fc.option(anyDay),
    checked_at: anyDay.map((day) => `${day}T06:00:00.000Z`),
    province: fc.constantFrom(1, 3),
    kind: fc.constantFrom("dollar", "registration"),
  })
  .map((part) => rateWith(part as Partial<Rate>));

describe("ST2: the fiscal year", () => {
  test.each([
    ["2026-07-16", "2025-07-17"],
    ["2026-07-17", "2026-07-17"],
    ["2026-11-16", "2026-07-17"],
    ["2027-04-13", "2026-07-17"],
    ["2024-07-16", "2024-07-16"],
    // The table of Bikram Sambat ends in April 2034.
    ["2040-07-16", "2039-07-17"],
    ["2040-07-17", "2040-07-17"],
  ])("of %s began on %s", (day, start) => expect(fiscalYearStart(day)).toBe(start));

  test("begins on the last 1 Shrawan up to any day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const start = fiscalYearStart(day);
        const year = toBikramSambat(start)?.year ?? 0;
        expect(toBikramSambat(start)).toEqual({ year, month: 4, day: 1 });
        expect(start <= day).toBe(true);
        expect(day < (fromBikramSambat({ year: year + 1, month: 4, day: 1 }) ?? "")).toBe(true);
      }),
    );
  });
});

describe("ST2: a rate", () => {
  test("that was entered later replaces one of the same day", () => {
    const first = rateWith({ valid_from: "2026-08-01", value: 140 });
    const corrected = rateWith({ valid_from: "2026-08-01", value: 141 });
    expect(shownRates([first, corrected], "2026-11-17")).toEqual([corrected]);
  });

  test("is shown from its first day to its last one", () => {
    fc.assert(
      fc.property(anyDay, fc.nat(300), anyDay, (from, length, today) => {
        const until = daysAfter(from, length);
        const checked_at = `${today}T06:00:00.000Z`;
        const rate = rateWith({ valid_from: from, valid_until: until, checked_at });
        const isValid = from <= today && today <= until;
        expect(shownRates([rate], today)).toEqual(isValid ? [rate] : []);
      }),
    );
  });

  test("that was checked is shown up to the day before the next 1 Shrawan, and then needs renewal", () => {
    fc.assert(
      fc.property(anyDay, fc.nat(800), (checked, later) => {
        const today = daysAfter(checked, later);
        const rate = rateWith({ valid_from: "1900-01-01", checked_at: `${checked}T06:00:00.000Z` });
        const hasPassedShrawan = fiscalYearStart(checked) !== fiscalYearStart(today);
        expect(rateStateOf(rate, [rate], today)).toBe(hasPassedShrawan ? "unchecked" : "shown");
        expect(needsRenewal(rate, [rate], today)).toBe(hasPassedShrawan);
      }),
    );
  });

  test("is checked on the day in Kathmandu, where 1 Shrawan begins before it does in London", () => {
    const check = (time: string) => rateWith({ checked_at: time });
    // 1 Shrawan 2083 is 17 July 2026 and begins at 18:15 UTC the day before.
    const [before, after] = [check("2026-07-16T18:14:59.000Z"), check("2026-07-16T18:15:00.000Z")];
    expect(kathmanduDay(Date.parse(after.checked_at))).toBe("2026-07-17");
    expect(rateStateOf(before, [before], "2026-07-17")).toBe("unchecked");
    expect(rateStateOf(after, [after], "2026-07-17")).toBe("shown");
  });

  test("that was entered for the next fiscal year is shown in it without another check", () => {
    const rate = rateWith({ valid_from: "2026-07-17", checked_at: "2026-06-20T06:00:00.000Z" });
    expect(rateStateOf(rate, [rate], "2026-07-16")).toBe("upcoming");
    expect(rateStateOf(rate, [rate], "2026-07-17")).toBe("shown");
    expect(rateStateOf(rate, [rate], daysAfter(fiscalYearStart("2027-08-01"), 0))).toBe("unchecked");
  });

  test("is replaced by the one that became valid last, also if that one is not checked", () => {
    const old = rateWith({ valid_from: "2025-08-01", checked_at: "2026-10-01T06:00:00.000Z" });
    const next = rateWith({ valid_from: "2026-02-01", checked_at: "2026-03-01T06:00:00.000Z" });
    const all = [next, old];
    expect(shownRates(all, "2026-03-01")).toEqual([next]);
    expect(shownRates(all, "2026-11-16")).toEqual([]);
    expect(rateStateOf(old, all, "2026-11-16")).toBe("replaced");
    expect(needsRenewal(old, all, "2026-11-16")).toBe(false);
    expect(needsRenewal(next, all, "2026-11-16")).toBe(true);
  });

  test("that has ended needs renewal until there is a newer one for the same", () => {
    const ended = rateWith({ valid_until: "2026-10-31" });
    const other = rateWith({ kind: "registration", province: 3, valid_from: "2026-11-01" });
    const next = rateWith({ valid_from: "2026-12-01" });
    expect(needsRenewal(ended, [ended, other], "2026-11-16")).toBe(true);
    expect(needsRenewal(ended, [ended, next], "2026-11-16")).toBe(false);
  });

  test("of another loan, or another place, replaces nothing", () => {
    const loan = (en: string) => rateWith({ kind: "loan_interest", note: { en, np: "" } });
    const [one, two] = [loan("Fixed for 5 years"), loan("Floating")];
    const here = rateWith({ kind: "registration", province: 3, local_level_kind: "rural" });
    const there = rateWith({ kind: "registration", province: 3, local_level_kind: "municipality" });
    const all = [one, two, here, there];
    expect(shownRates(all, "2026-11-16")).toEqual(all);
  });

  test("at most one is shown for the same, and every shown one is valid and checked for this fiscal year", () => {
    fc.assert(
      fc.property(fc.array(anyRate, { maxLength: 8 }), anyDay, (all, today) => {
        const shown = shownRates(all, today);
        const subjects = shown.map(({ kind, province }) => `${kind} ${province}`);
        expect(new Set(subjects).size).toBe(subjects.length);
        for (const { valid_from, valid_until, checked_at } of shown) {
          expect(valid_from <= today && (valid_until === null || valid_until >= today)).toBe(true);
          const checkedFor = [valid_from, checked_at.slice(0, 10)].toSorted().at(-1) ?? "";
          expect(checkedFor >= fiscalYearStart(today)).toBe(true);
        }
      }),
    );
  });
});
