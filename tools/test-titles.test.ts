import { describe, expect, test } from "vitest";
import { findRequirementIds, findTestTitles } from "./test-titles.ts";

describe("requirement ids in test titles", () => {
  test("finds ids in the titles of tests and groups", () => {
    const source = `
      describe("AB1 AB2: a group", () => {
        test('AB3: single quotes', () => {});
        test.describe(\`AB4: a template of \${language}\`, () => {});
        test.runIf(SmallDisk.canMount())(
          "AB5: a title on its own line", async () => {});
        test.each([["x", { PORT: "many" }]] as const)("%s is logged (AB6)", { timeout: 1 }, async () => {});
      });`;
    expect([...findRequirementIds(source)]).toEqual(["AB1", "AB2", "AB3", "AB4", "AB5", "AB6"]);
  });

  test("ignores ids of journeys and faults that only the full run has", () => {
    const source = `
      test("AB1: a long journey", long, async () => {});
      test(
        "AB2: another",
        long,
        async () => {},
      );
      test("AB3: a journey", async () => {});
      test.runIf(isFullRun)("AB4: many kills", async () => {});
      test.runIf(isFullRun && SmallDisk.canMount())(
        "AB5: a full disk", async () => {});`;
    expect(findTestTitles(source)).toEqual(["AB3: a journey"]);
  });

  test("ignores ids in comments, other strings and commented-out tests", () => {
    const source = `
      // AB1 is tested elsewhere.
      /** AB2 */
      // test("AB3: commented out", () => {});
      const id = "AB4";
      test("a title", () => { expect(read("AB5")).toBe("AB6"); });`;
    expect(findTestTitles(source)).toEqual(["a title"]);
    expect([...findRequirementIds(source)]).toEqual([]);
  });
});
