import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { negate, readDecimal, roundToPaisa, sum } from "./decimals.ts";
import { sectionsSchema } from "./estimate-content.ts";
import { toSheet } from "./estimate-sheet.ts";
import { canDecide, canRevise } from "./estimate-states.ts";
import { formatDecimal, formatPaisa } from "./format-decimal.ts";
import { measuredQuantity, sumOfMeasurements } from "./measurements.ts";
import { analysedRate } from "./rate-analysis.ts";
import { amountOf, quantityOf, totalsOf } from "./totals.ts";

const none = { number: "", length: "", breadth: "", height: "", isDeduction: false };
const cents = (max: number, decimals: number) =>
  fc
    .integer({ min: 1, max })
    .map((number) => String(number).padStart(decimals + 1, "0"))
    .map((digits) => `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
const dimension = fc.oneof(fc.constant(""), cents(50_000, 3));
const measurement = fc.record({
  number: cents(5000, 3),
  length: dimension,
  breadth: dimension,
  height: dimension,
  isDeduction: fc.constant(false),
});
const line = fc.record({
  quantity: cents(9_999_999, 3),
  rate: cents(99_999_999, 2),
  measurements: fc.array(measurement, { maxLength: 4 }),
});
const sections = fc.array(fc.record({ lines: fc.array(line, { maxLength: 6 }) }), { maxLength: 4 });
const percent = fc.option(cents(9999, 2));
/** Whole paisa, computed without the library. */
const paisa = (amount: string) => BigInt(amount.replace(".", ""));

describe("CN2: measurements", () => {
  test("18 × 1.60 × 1.60 × 1.50 = 69.12", () => {
    expect(measuredQuantity({ ...none, number: "18", length: "1.60", breadth: "1.60", height: "1.50" })).toBe(
      "69.12",
    );
  });

  test("count a missing dimension as 1, and take deductions away", () => {
    const wall = { ...none, number: "2", length: "10", height: "3" };
    const door = { ...none, length: "0.9", height: "2.1", isDeduction: true };
    expect(measuredQuantity(door)).toBe("-1.89");
    expect(sumOfMeasurements([wall, door])).toBe("58.11");
  });

  test("add up to the sum of the printed rows", () => {
    fc.assert(
      fc.property(fc.array(measurement, { minLength: 1, maxLength: 8 }), (rows) => {
        expect(sumOfMeasurements(rows)).toBe(sum(rows.map(measuredQuantity)));
        expect(sumOfMeasurements([...rows, ...rows.map((row) => ({ ...row, isDeduction: true }))])).toBe("0");
        for (const row of rows) expect(measuredQuantity(row)).toMatch(/^\d+(\.\d{1,3})?$/);
      }),
    );
  });
});

describe("CN1: the analysis of a rate", () => {
  test("0.8 × 525 + 3 % = 432.60", () => {
    expect(analysedRate([{ quantity: "0.8", rate: "525" }], "3")).toBe("432.60");
  });
});

describe("CN2: totals", () => {
  test("equal the sum of what is printed, to the paisa", () => {
    fc.assert(
      fc.property(sections, percent, percent, (content, overhead, vat) => {
        const totals = totalsOf(content, { overhead, vat });
        for (const [index, { lines }] of content.entries())
          expect(paisa(totals.sections[index] ?? "")).toBe(
            lines.reduce((total, line) => total + paisa(amountOf(line)), 0n),
          );
        expect(paisa(totals.net)).toBe(totals.sections.reduce((total, amount) => total + paisa(amount), 0n));
        expect(paisa(totals.total)).toBe(paisa(totals.net) + paisa(totals.overhead) + paisa(totals.vat));
        if (vat === null) expect(totals.vat).toBe("0.00");
      }),
    );
  });

  test("do not depend on the order of sections", () => {
    fc.assert(
      fc.property(sections, (content) => {
        const charges = { overhead: "15", vat: "13" };
        expect(totalsOf(content.toReversed(), charges).total).toBe(totalsOf(content, charges).total);
      }),
    );
  });

  test("are exact where floats are not", () => {
    const line = { quantity: "1.005", rate: "100", measurements: [] };
    expect(amountOf(line)).toBe("100.50");
    expect(roundToPaisa("2.675")).toBe("2.68");
    const lines = Array.from({ length: 3 }, () => ({ quantity: "1", rate: "0.1", measurements: [] }));
    expect(totalsOf([{ lines }], { overhead: null, vat: null }).net).toBe("0.30");
  });

  test("charge VAT on the overhead, too", () => {
    const lines = [{ quantity: "69.12", rate: "432.60", measurements: [] }];
    expect(totalsOf([{ lines }], { overhead: "15", vat: "13" })).toMatchObject({
      net: "29901.31",
      overhead: "4485.20",
      vat: "4470.25",
      total: "38856.76",
    });
  });

  test("measured quantities win over a typed one", () => {
    expect(quantityOf({ quantity: "5", measurements: [{ ...none, number: "2" }] })).toBe("2");
  });
});

describe("CN2: exact numbers", () => {
  test.each([
    ["१.६०", "1.6"],
    ["1,25,000.50", "125000.5"],
    [" .5 ", "0.5"],
    [0.1, "0.1"],
    ["-1", null],
    ["1e9", null],
    ["", null],
    ["1.2.3", null],
    [Number.NaN, null],
  ])("%s is read as %s", (text, number) => expect(readDecimal(text)).toBe(number));

  test("are written in both languages without losing a digit", () => {
    expect(formatPaisa("999999999999.9", "en")).toBe("9,99,99,99,99,999.90");
    expect(formatPaisa("999", "en")).toBe("999.00");
    expect(formatPaisa("1000.5", "np")).toBe("१,०००.५०");
    expect(formatPaisa("100000", "np")).toBe("१,००,०००.००");
    expect(formatPaisa("-10000000.05", "en")).toBe("−1,00,00,000.05");
    expect(formatDecimal("69.120", "np")).toBe("६९.१२");
    expect(formatDecimal(negate("1.89"), "en")).toBe("−1.89");
  });
});

const fields = {
  id: "l1",
  code: "",
  name: { en: "Brick wall", np: "" },
  unit: "m3",
  quantity: "2",
  measurements: [],
  rate: "100",
  source: "",
};
const sectionOf = (part: object) => [
  { id: "s1", title: { en: "Walls", np: "गारो" }, lines: [{ ...fields, ...part }] },
];
const problemsOf = (part: object) =>
  sectionsSchema
    .safeParse(sectionOf(part))
    .error?.issues.map(({ path, message }) => [path.slice(2).join("."), message]);

describe("CN2: lines", () => {
  test.each([
    [{ quantity: "" }, [["0.quantity", "required"]]],
    [{ rate: "" }, [["0.rate", "required"]]],
    [{ rate: "1e5" }, [["0.rate", "number_invalid"]]],
    [{ quantity: "0" }, [["0.quantity", "above_zero"]]],
    [{ unit: "furlong" }, [["0.unit", "choice_invalid"]]],
    [{ name: { en: "", np: " " } }, [["0.name", "required"]]],
  ])("refuse %o", (part, problems) => expect(problemsOf(part)).toEqual(problems));

  test("need a dimension in each measurement, and no more deducted than measured", () => {
    const row = { id: "m1", label: { en: "", np: "" }, ...none };
    expect(problemsOf({ measurements: [row] })).toEqual([["0.measurements.0.number", "required"]]);
    expect(problemsOf({ measurements: [{ ...row, number: "1", isDeduction: true }] })).toEqual([
      ["0.measurements", "too_small"],
    ]);
    expect(problemsOf({ measurements: [{ ...row, number: "1" }], quantity: "" })).toBeUndefined();
  });

  test("have ids of their own", () => {
    const [section] = sectionOf({});
    expect(sectionsSchema.safeParse([section, section]).success).toBe(false);
  });
});

describe("CN2: the printed sheet", () => {
  test("has the texts of its language, the units and the amount in words", () => {
    const source = {
      id: 12,
      number: 2,
      title: { en: "House", np: "घर" },
      client_name: "Sita",
      place: "Janakpur",
      estimated_on: "2026-11-18",
      valid_until: null,
      is_example: false,
      sections: sectionsSchema.parse(sectionOf({ rate: "432.60", quantity: "1" })),
      overhead_percent: null,
      vat_percent: "13",
      terms: { en: "", np: "" },
    };
    expect(toSheet(source, "np")).toMatchObject({
      reference: "12-2",
      title: "घर",
      sections: [
        { title: "गारो", total: "432.60", lines: [{ name: "Brick wall", unit: "घ.मि.", amount: "432.60" }] },
      ],
      vat: "56.24",
      inWords: "चार सय अठासी रुपैयाँ चौरासी पैसा मात्र",
    });
  });
});

describe("CN3: states", () => {
  test("another version may follow a sent, declined or replaced one, but never an accepted one or a draft", () => {
    expect(canRevise(["replaced", "sent"])).toBe(true);
    expect(canRevise(["declined"])).toBe(true);
    expect(canRevise(["sent", "draft"])).toBe(false);
    expect(canRevise(["replaced", "accepted"])).toBe(false);
  });

  test("the client decides on what was sent, up to its last day", () => {
    expect(canDecide("sent", null, "2026-11-18")).toBe(true);
    expect(canDecide("sent", "2026-11-18", "2026-11-18")).toBe(true);
    expect(canDecide("sent", "2026-11-17", "2026-11-18")).toBe(false);
    expect(canDecide("accepted", null, "2026-11-18")).toBe(false);
  });
});
