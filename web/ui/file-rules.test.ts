import { describe, expect, test } from "vitest";
import { moved, pictureRules, sortFiles } from "./file-rules.ts";

const file = (name: string, type = "image/png", size = 10) =>
  new File([new Uint8Array(size)], name, { type });

describe("files that may be sent (SE4)", () => {
  test("pictures of at most 5 MB are taken", () => {
    const atLimit = file("limit.jpg", "image/jpeg", 5 * 1024 * 1024);
    expect(sortFiles([file("a.png"), atLimit], 0, pictureRules)).toMatchObject({
      taken: [{ name: "a.png" }, { name: "limit.jpg" }],
      refused: [],
    });
  });

  test("others are refused, each with its reason", () => {
    const offered = [file("plan.pdf", "application/pdf"), file("huge.png", "image/png", 5 * 1024 * 1024 + 1)];
    expect(sortFiles(offered, 0, pictureRules).refused).toEqual([
      { reason: "wrongType", name: "plan.pdf" },
      { reason: "tooLarge", name: "huge.png" },
    ]);
  });

  test("those already there count towards how many may be sent", () => {
    const { taken, refused } = sortFiles([file("a.png"), file("b.png")], 2, { ...pictureRules, maxFiles: 3 });
    expect(taken.map(({ name }) => name)).toEqual(["a.png"]);
    expect(refused).toEqual([{ reason: "tooMany", name: "b.png" }]);
  });
});

describe("their order", () => {
  test.each([
    [0, 2, ["b", "c", "a"]],
    [2, 0, ["c", "a", "b"]],
    [1, 1, ["a", "b", "c"]],
    [0, -1, ["a", "b", "c"]],
    [2, 3, ["a", "b", "c"]],
    [7, 0, ["a", "b", "c"]],
  ])("from %i to %i", (from, to, expected) => {
    expect(moved(["a", "b", "c"], from, to)).toEqual(expected);
  });
});
