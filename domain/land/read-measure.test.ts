import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localDigits } from "#domain/numbers.ts";
import { arbitraryMeasure } from "./arbitrary-measure.ts";
import { formatLandMeasure, writeLandMeasure } from "./format-measure.ts";
import { landMeasureField } from "./land-fields.ts";
import { exactSquareFeet, landMeasureText, parseLandMeasure } from "./measure.ts";
import { readLandMeasure, readWrittenLandMeasure } from "./read-measure.ts";
import type { LandCustom } from "./units.ts";

/** The canonical texts of what a text can mean, or the error code. */
function meaningsOf(text: string, custom?: LandCustom): readonly string[] | string {
  const reading = readLandMeasure(text, custom);
  if (reading.kind === "invalid") return reading.code;
  if (reading.kind === "ambiguous") return reading.choices.map(landMeasureText);
  return [landMeasureText(reading.measure)];
}

const codeOf = (value: unknown) => landMeasureField.safeParse(value).error?.issues[0]?.message;

describe("LD2 an area of land", () => {
  test.each([
    ["0-4-2-0", "0-4-2-0"],
    ["०-४-२-०", "0-4-2-0"],
    [" 0 – 4 – 2 – 0 ", "0-4-2-0"],
    ["0-4-2-0 ropani", "0-4-2-0"],
    ["0-4-2-1.50", "0-4-2-1.50"],
    ["00-04-02-00", "00-04-02-00"],
    ["1-5-10", "1-5-10"],
    ["१-५-१०", "1-5-10"],
    ["1-5-10.25", "1-5-10.25"],
    ["0-17-0", "0-17-0"],
    ["4 aana 2 paisa", "4 aana 2 paisa"],
    ["4 Aana, 2 Paisa", "4 aana 2 paisa"],
    ["4aana2paisa", "4 aana 2 paisa"],
    ["4 aana and 2 paisa", "4 aana 2 paisa"],
    ["४ आना", "4 aana"],
    ["४ आना र २ पैसा", "4 aana 2 paisa"],
    ["4.50 aana", "4.50 aana"],
    [".5 kattha", "0.5 kattha"],
    ["5. kattha", "5 kattha"],
    ["17 aana", "17 aana"],
    ["1 ropani 3 daam", "1 ropani 3 daam"],
    ["0 ropani 4 aana 2 paisa 0 daam", "0-4-2-0"],
    ["1 bigha 5 kattha 10 dhur", "1-5-10"],
    ["1 bigha 5 kattha 10 dhur 4 dhurki", "1 bigha 5 kattha 10 dhur 4 dhurki"],
    ["5 katha 10 dhoor", "5 kattha 10 dhur"],
    ["५ कठ्ठा १० धूर", "5 kattha 10 dhur"],
    ["1540 sq ft", "1540 sq_ft"],
    ["1,540.5 Sq. Ft.", "1540.5 sq_ft"],
    ["1540sqft", "1540 sq_ft"],
    ["1540 square feet", "1540 sq_ft"],
    ["१५४० वर्ग फिट", "1540 sq_ft"],
    ["143 m²", "143 sq_m"],
    ["143m2", "143 sq_m"],
    ["143 sq. metres", "143 sq_m"],
    ["१४३ वर्ग मिटर", "143 sq_m"],
  ])("written as %j is read as %s", (text, canonical) => {
    expect(meaningsOf(text)).toEqual([canonical]);
    expect(landMeasureField.parse(text)).toBe(canonical);
  });

  test.each([
    ["2-3", ["2 bigha 3 kattha", "2 kattha 3 dhur", "2 ropani 3 aana", "2 aana 3 paisa"]],
    ["2-17", ["2 bigha 17 kattha", "2 kattha 17 dhur"]],
    ["5", ["5 kattha", "5 dhur", "5 bigha", "5 aana", "5 ropani", "5 sq_ft", "5 sq_m"]],
    ["1-15-3", ["1-15-3", "1 ropani 15 aana 3 paisa"]],
    ["4-2-0", ["4-2-0", "4 ropani 2 aana 0 paisa", "4 aana 2 paisa 0 daam"]],
    ["4-2 aana", ["4 ropani 2 aana", "4 aana 2 paisa"]],
  ])("written as %j can mean %j", (text, meanings) => {
    expect(meaningsOf(text)).toEqual(meanings);
  });

  test.each<[string, LandCustom, readonly string[]]>([
    ["2-3", "bigha", ["2 bigha 3 kattha", "2 kattha 3 dhur"]],
    ["2-3", "ropani", ["2 ropani 3 aana", "2 aana 3 paisa"]],
    ["2-17", "ropani", ["2 bigha 17 kattha", "2 kattha 17 dhur"]],
    ["5", "bigha", ["5 kattha", "5 dhur", "5 bigha", "5 sq_ft", "5 sq_m"]],
    ["5", "ropani", ["5 aana", "5 ropani", "5 sq_ft", "5 sq_m"]],
    ["1-15-3", "bigha", ["1-15-3"]],
    ["1-15-3", "ropani", ["1-15-3", "1 ropani 15 aana 3 paisa"]],
    ["0-4-2-0", "bigha", ["0-4-2-0"]],
    ["5 kattha", "ropani", ["5 kattha"]],
  ])("written as %j where people count in %s can mean %j", (text, custom, meanings) => {
    expect(meaningsOf(text, custom)).toEqual(meanings);
  });

  test("written with three numbers is bigha-kattha-dhur in the API, and fewer numbers need a unit", () => {
    expect(landMeasureField.parse("1-15-3")).toBe("1-15-3");
    expect(codeOf("2-3")).toBe("land_measure_ambiguous");
    expect(codeOf("5")).toBe("land_measure_ambiguous");
  });

  test.each([
    ["0-16-0-0", "land_part_too_big"],
    ["0-4-4-0", "land_part_too_big"],
    ["0-4-0-4", "land_part_too_big"],
    ["1-20-0", "land_part_too_big"],
    ["1-5-20", "land_part_too_big"],
    ["1 ropani 17 aana", "land_part_too_big"],
    ["1 bigha 30 dhur", "land_part_too_big"],
    ["0-0-0-0", "above_zero"],
    ["0", "above_zero"],
    ["0.004 sq ft", "above_zero"],
    ["99999999999999 sq ft", "too_big"],
    ["many", "land_measure_invalid"],
    ["-5 aana", "land_measure_invalid"],
    ["4 aana 2", "land_measure_invalid"],
    ["4 aana 2 dhur", "land_measure_invalid"],
    ["2 paisa 4 aana", "land_measure_invalid"],
    ["4 aana 2 aana", "land_measure_invalid"],
    ["4.5 aana 2 paisa", "land_measure_invalid"],
    ["1 kattha .5 dhur", "land_measure_invalid"],
    ["1.5-2-0-0", "land_measure_invalid"],
    ["1-2-3-4-5", "land_measure_invalid"],
    ["1--2-3", "land_measure_invalid"],
    ["0-4-2-0 sq ft", "land_measure_invalid"],
    ["10 ft 20 sq ft", "land_measure_invalid"],
    ["1,54 sq ft", "land_measure_invalid"],
    ["1e5 sq ft", "land_measure_invalid"],
    ["4 hectares", "land_measure_invalid"],
    ["0-4-2-0".padEnd(61), "land_measure_invalid"],
  ])("written as %j is rejected with %s", (text, code) => {
    expect(meaningsOf(text)).toBe(code);
  });

  test("is null if the field is empty, and must be a text", () => {
    for (const blank of [undefined, null, "", "  "]) expect(landMeasureField.parse(blank)).toBeNull();
    expect(codeOf(5)).toBe("text_invalid");
  });

  test.each([null, "", "nonsense", "4 aana 2", "0-4-2-x", "1-5", "4  aana", "4 acre", "1540 sq ft"])(
    "stored as %j is not parsed",
    (text) => {
      expect(parseLandMeasure(text)).toBeNull();
    },
  );

  test("written canonically is parsed as it is read", () => {
    for (const text of ["1-15-3", "0-4-2-0", "4 aana 2 paisa", "1540.50 sq_ft"])
      expect(parseLandMeasure(text)).toEqual(readWrittenLandMeasure(text));
  });

  test("comes back as it was typed, in both systems and both scripts", () => {
    fc.assert(
      fc.property(arbitraryMeasure, fc.constantFrom("en" as const, "np" as const), (measure, language) => {
        const text = landMeasureText(measure);
        expect(parseLandMeasure(text)).toEqual(measure);
        expect(landMeasureField.parse(localDigits(text, language))).toBe(text);
      }),
    );
  });

  test("is unchanged if it is read again from a field, in both languages", () => {
    expect(writeLandMeasure([{ quantity: "4.50", unit: "aana" }], "np")).toBe("४.५० आना");
    expect(writeLandMeasure(parseLandMeasure("1540 sq_ft") ?? [], "en")).toBe("1540 sq ft");
    expect(writeLandMeasure(parseLandMeasure("0-4-2-0") ?? [], "np")).toBe("०-४-२-०");
    fc.assert(
      fc.property(arbitraryMeasure, fc.constantFrom("en" as const, "np" as const), (measure, language) => {
        expect(readWrittenLandMeasure(writeLandMeasure(measure, language))).toEqual(measure);
      }),
    );
  });

  test("has the same size if it is read again from the words that pages show", () => {
    fc.assert(
      fc.property(arbitraryMeasure, fc.constantFrom("en" as const, "np" as const), (measure, language) => {
        const shown = readWrittenLandMeasure(formatLandMeasure(measure, language));
        expect(typeof shown !== "string" && exactSquareFeet(shown)).toEqual(exactSquareFeet(measure));
      }),
    );
  });

  test("never fails on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0159०४.,-– aनाkmft²र") }), (text) => {
        const reading = readLandMeasure(text);
        if (reading.kind === "ambiguous") expect(reading.choices.length).toBeGreaterThan(1);
      }),
    );
  });
});
