import { expect, test } from "vitest";
import { mergeDoneLines } from "./merge-done-lines.ts";

type Line = Readonly<{ id: number; step: string }>;
const a: Line = { id: 1, step: "call" };
const b: Line = { id: 2, step: "write" };
const c: Line = { id: 3, step: "visit" };
const done = (line: Line, index: number) => ({ line, index, etag: null, isPending: false });
const shown = (lines: ReturnType<typeof mergeDoneLines<Line>>) =>
  lines.map(({ line, isDone }) => `${line.id}${isDone ? " done" : ""}`);

test("DY2: done lines stay in their places after the server has dropped them", () => {
  expect(shown(mergeDoneLines([a, c], [done(b, 1)]))).toEqual(["1", "2 done", "3"]);
  expect(shown(mergeDoneLines([], [done(c, 2), done(a, 0), done(b, 1)]))).toEqual([
    "1 done",
    "2 done",
    "3 done",
  ]);
});

test("DY2: a line that the server still lists as it was is done, one with other content is not", () => {
  expect(shown(mergeDoneLines([a, b], [done(a, 0)]))).toEqual(["1 done", "2"]);
  expect(shown(mergeDoneLines([{ ...a, step: "call again" }, b], [done(a, 0)]))).toEqual(["1", "2"]);
});
