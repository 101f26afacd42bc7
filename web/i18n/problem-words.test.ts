import { describe, expect, test } from "vitest";
import { fieldCodes, fieldProblems, problemCodes, problems } from "#domain/problems.ts";
import { en } from "./en/catalogue.ts";
import { np } from "./np/catalogue.ts";

/** An English page must show what the server says, so the two may not drift apart (CO2). */
describe("words for the API's codes", () => {
  test.each(problemCodes)("%s", (code) => {
    expect(en.problems.codes[code]).toBe(problems[code].detail);
    expect(np.problems.codes[code]).toMatch(/[\u0900-\u097f]/);
  });

  test.each(fieldCodes)("of a field: %s", (code) => {
    expect(en.problems.fields[code]).toBe(fieldProblems[code]);
    expect(np.problems.fields[code]).toMatch(/[\u0900-\u097f]/);
  });
});
