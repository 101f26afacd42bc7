import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, csvStream } from "./csv.ts";

/** Reads a file as RFC 4180 says. */
function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error(`not CSV: ${text}`);
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("LD4 a spreadsheet reads every text as it was, and none as a formula", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n";, a') }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const read = parseCsv(rows.map(csvLine).join(""));
      const withoutMarks = (cell: string) => cell.replace(/(?<=^|[;\t])'+(?=[\s']*[=+\-@])/gu, "");
      expect(read.map((row) => row.map(withoutMarks))).toEqual(rows.map((row) => row.map(withoutMarks)));
      // Some spreadsheets split at these, too.
      const parts = read.flat().flatMap((cell) => cell.split(/[;\t]/));
      expect(parts.some((part) => /^\s*[=+\-@]/u.test(part))).toBe(false);
    }),
  );
});

test("LD4 numbers stay numbers, also negative ones, and nothing is an empty cell", () => {
  expect(csvLine([1.5, -2, true, null, "", "-2", "a, b", 'say "hi"'])).toBe(
    `1.5,-2,true,,,'-2,"a, b","say ""hi"""\r\n`,
  );
});

test("LD4 the file begins with a byte order mark and reads the next batch only when it is asked for", async () => {
  let batchesRead = 0;
  async function* batches() {
    for (; batchesRead < 1_000; batchesRead++) yield [["x".repeat(10_000)]];
  }
  const stream = csvStream(["नाम"], batches());
  const [first] = await stream.take(1).toArray();
  expect(String(first)).toMatch(/^\uFEFFनाम\r\n/);
  expect(batchesRead).toBeLessThan(20);
  stream.destroy();
});
