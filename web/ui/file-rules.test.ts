import { describe, expect, test } from "vitest";
import { moveItem, pictureRules, validateFiles } from "./file-rules.ts";

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
const file = (name: string, type = "image/png", size = 10, start = pngStart) => {
  const content = new Uint8Array(size);
  content.set(start.slice(0, size));
  return new File([content], name, { type });
};

describe("SE4: validateFiles", () => {
  test("accepts pictures of up to 5 MB", async () => {
    const atLimit = file("limit.jpg", "image/jpeg", 5 * 1024 * 1024, jpegStart);
    expect(await validateFiles([file("a.png"), atLimit], 0, pictureRules)).toMatchObject({
      accepted: [{ name: "a.png" }, { name: "limit.jpg" }],
      rejected: [],
    });
  });

  test("rejects other types and larger files, each with its reason", async () => {
    const offered = [file("plan.pdf", "application/pdf"), file("huge.png", "image/png", 5 * 1024 * 1024 + 1)];
    expect((await validateFiles(offered, 0, pictureRules)).rejected).toEqual([
      { reason: "wrongType", name: "plan.pdf" },
      { reason: "tooLarge", name: "huge.png" },
    ]);
  });

  test("rejects empty files and text named as a picture; accepts a PNG named as a JPG", async () => {
    const text = Array.from("Dear all", (letter) => letter.charCodeAt(0));
    const webp = Array.from("RIFF\0\0\0\0WEBP", (letter) => letter.charCodeAt(0));
    const { accepted, rejected } = await validateFiles(
      [
        file("empty.jpg", "image/jpeg", 0),
        file("letter.jpg", "image/jpeg", 60, text),
        file("short.png", "image/png", 3),
        file("really-png.jpg", "image/jpeg"),
        file("roof.webp", "image/webp", 40, webp),
      ],
      0,
      pictureRules,
    );
    expect(rejected).toEqual([
      { reason: "empty", name: "empty.jpg" },
      { reason: "unreadable", name: "letter.jpg" },
      { reason: "unreadable", name: "short.png" },
    ]);
    expect(accepted.map(({ name }) => name)).toEqual(["really-png.jpg", "roof.webp"]);
  });

  test("counts the files already in the list towards the maximum", async () => {
    const limits = { ...pictureRules, maxFiles: 3 };
    const { accepted, rejected } = await validateFiles([file("a.png"), file("b.png")], 2, limits);
    expect(accepted.map(({ name }) => name)).toEqual(["a.png"]);
    expect(rejected).toEqual([{ reason: "tooMany", name: "b.png" }]);
  });
});

describe("moveItem", () => {
  test.each([
    [0, 2, ["b", "c", "a"]],
    [2, 0, ["c", "a", "b"]],
    [1, 1, ["a", "b", "c"]],
    [0, -1, ["a", "b", "c"]],
    [2, 3, ["a", "b", "c"]],
    [7, 0, ["a", "b", "c"]],
  ])("from %i to %i", (from, to, expected) => {
    expect(moveItem(["a", "b", "c"], from, to)).toEqual(expected);
  });
});
