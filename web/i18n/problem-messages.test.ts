import { describe, expect, test } from "vitest";
import { fieldCodes, problemCodes } from "#domain/problems.ts";
import { formsNp } from "./np/forms/catalogue.ts";

describe("Nepali messages for the API's codes", () => {
  test.each(problemCodes)("%s", (code) => {
    expect(formsNp.problems.codes[code]).toMatch(/[\u0900-\u097f]/);
  });

  test.each(fieldCodes)("of a field: %s", (code) => {
    expect(formsNp.problems.fields[code]).toMatch(/[\u0900-\u097f]/);
  });
});
