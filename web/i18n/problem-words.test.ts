import { describe, expect, test } from "vitest";
import { fieldCodes, problemCodes, problems } from "#domain/problems.ts";
import { formsEn } from "./en/forms/catalogue.ts";
import { formsNp } from "./np/forms/catalogue.ts";

/** An English page must show what the server says, so the two may not drift apart (CO2). */
describe("words for the API's codes", () => {
  test.each(problemCodes)("%s", (code) => {
    expect(formsEn.problems.codes[code]).toBe(problems[code].detail);
    expect(formsNp.problems.codes[code]).toMatch(/[\u0900-\u097f]/);
  });

  test.each(fieldCodes)("of a field: %s", (code) => {
    expect(formsNp.problems.fields[code]).toMatch(/[\u0900-\u097f]/);
  });
});
