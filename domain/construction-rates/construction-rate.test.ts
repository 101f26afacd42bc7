import { describe, expect, test } from "vitest";
import { constructionRateInputSchema, constructionRateStateOf } from "./construction-rate.ts";
import { fiscalYearDays, fiscalYearName, fiscalYearOf, readFiscalYear } from "./fiscal-year.ts";
import { missingColumns, readRateRows } from "./rate-table.ts";

const item = {
  code: "2.1",
  name: { en: "Earthwork", np: "माटो खन्ने" },
  unit: "m3",
  rate: "432.60",
  district: "Dhanusha",
  fiscal_year: "2083/84",
  source: "Example",
  source_url: "",
};
const { name: _name, ...plain } = item;
const cells = { ...plain, name_en: "Earthwork", name_np: "", unit: "cum" };

describe("CN1: an item of the catalogue", () => {
  test("is valid in its fiscal year, from 1 Shrawan on, unless it says otherwise", () => {
    expect(constructionRateInputSchema.parse(item)).toMatchObject({
      valid_from: "2026-07-17",
      valid_until: "2027-07-16",
    });
    expect(constructionRateInputSchema.parse({ ...item, valid_until: "2026-12-31" }).valid_until).toBe(
      "2026-12-31",
    );
    expect(
      constructionRateInputSchema.safeParse({ ...item, valid_until: "2026-01-01" }).error?.issues[0]?.message,
    ).toBe("before_start");
  });

  test("takes its rate from its parts: 0.8 × 525 + 3 % = 432.60", () => {
    const parts = [{ id: "a", name: "Unskilled", quantity: "०.८", rate: "525" }];
    expect(constructionRateInputSchema.parse({ ...item, rate: "", parts, tools_percent: "3" }).rate).toBe(
      "432.60",
    );
    expect(constructionRateInputSchema.safeParse({ ...item, rate: "" }).success).toBe(false);
  });

  test("is upcoming, valid or ended on a day", () => {
    const days = { valid_from: "2026-07-17", valid_until: "2027-07-16" };
    expect(constructionRateStateOf(days, "2026-07-16")).toBe("upcoming");
    expect(constructionRateStateOf(days, "2027-07-16")).toBe("valid");
    expect(constructionRateStateOf(days, "2027-07-17")).toBe("ended");
  });
});

describe("CN1: a fiscal year", () => {
  test.each([
    ["2083/84", 2083],
    ["२०८३-८४", 2083],
    [2083, 2083],
    ["2083/2084", 2083],
    ["2083/85", null],
    ["2026", 2026],
    ["83/84", null],
    ["", null],
  ])("%s is read as %s", (text, year) => expect(readFiscalYear(text)).toBe(year));

  test("is named by both years and found by a day", () => {
    expect(fiscalYearName(2083, "np")).toBe("२०८३/८४");
    expect(fiscalYearName(2099, "en")).toBe("2099/00");
    expect(fiscalYearOf("2026-07-16")).toBe(2082);
    expect(fiscalYearDays(2083)).toEqual({ from: "2026-07-17", until: "2027-07-16" });
    expect(fiscalYearDays(1000)).toBeNull();
  });
});

describe("CN1: a file of rates", () => {
  test("is read line by line, and says which line and column is wrong", () => {
    const { items, problems } = readRateRows([
      { line: 2, cells },
      { line: 3, cells: { ...cells, code: "2.2", rate: "abc" } },
      { line: 4, cells: { ...cells, code: "2.3", unit: "furlong" } },
      { line: 5, cells },
    ]);
    expect(items.map(({ code, unit }) => [code, unit])).toEqual([["2.1", "m3"]]);
    expect(problems).toEqual([
      { line: 3, column: "rate", code: "number_invalid" },
      { line: 4, column: "unit", code: "choice_invalid" },
      { line: 5, column: "code", code: "invalid" },
    ]);
  });

  test("needs its columns, but not the Nepali names", () => {
    expect(missingColumns(["code", "name_en", "unit", "rate", "district"])).toEqual([
      "fiscal_year",
      "source",
    ]);
  });
});
