import { describe, expect, test } from "vitest";
import { requirementsIn, testTitles } from "./test-titles.ts";

describe("requirements named by tests", () => {
  test("takes ids from the titles of tests and groups", () => {
    const source = `
      describe("AB1 AB2: a group", () => {
        test('AB3: single quotes', () => {});
        test.describe(\`AB4: a template of \${language}\`, () => {});
        test.runIf(SmallDisk.isPossible())(
          "AB5: a title on its own line", async () => {});
        test.each([["x", { PORT: "many" }]] as const)("%s is told (AB6)", { timeout: 1 }, async () => {});
      });`;
    expect([...requirementsIn(source)]).toEqual(["AB1", "AB2", "AB3", "AB4", "AB5", "AB6"]);
  });

  test("ignores ids in comments, in other strings and in tests that are commented out", () => {
    const source = `
      // AB1 is shown elsewhere.
      /** AB2 */
      // test("AB3: commented out", () => {});
      const id = "AB4";
      test("a title", () => { expect(read("AB5")).toBe("AB6"); });`;
    expect(testTitles(source)).toEqual(["a title"]);
    expect([...requirementsIn(source)]).toEqual([]);
  });
});
