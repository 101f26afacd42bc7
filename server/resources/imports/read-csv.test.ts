import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guessColumns } from "#domain/imports/guess-columns.ts";
import { fileProblemSchema } from "#domain/imports/import.ts";
import { toRecord } from "#domain/imports/read-cells.ts";
import { readListing } from "#domain/imports/read-listing.ts";
import { csvLine } from "#server/platform/http/csv.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { readCsv } from "./read-csv.ts";

const folder = join(import.meta.dirname, "fixtures");
const spreadsheets = (await readdir(folder)).filter(
  (name) => name.endsWith(".csv") && name !== "excel-windows-1252.csv",
);

async function refusalOf(content: Buffer | string): Promise<unknown> {
  const error: unknown = await readCsv(Buffer.from(content)).catch((reason: unknown) => reason);
  return error instanceof Problem ? fileProblemSchema.parse(error.current) : error;
}

describe("IM1: files of spreadsheets", () => {
  test.each(spreadsheets)("reads the table of %s", async (name) => {
    const { headers, rows } = await readCsv(await readFile(join(folder, name)));
    const fields = guessColumns("listings", headers);
    expect(fields).toEqual([
      "reference",
      "name",
      "property_type",
      "for_type",
      "price",
      "place",
      "ward",
      "land_area",
      "area",
      "description",
    ]);
    const read = rows.map(({ cells }) => readListing(toRecord(fields, cells)));
    expect(read.flatMap(({ problems }) => problems)).toEqual([]);
    expect(read.map(({ reference }) => reference)).toEqual(["L-1", "L-2", "L-3", "L-4"]);
    expect(read[0]?.fields).toMatchObject({
      name: 'House, "Sita Niwas"',
      property_type: "house",
      land_area: "2 kattha 10 dhur",
      description: "Near the pond;\nquiet",
    });
    expect(read[1]?.fields).toMatchObject({
      property_type: "land",
      for_type: "sale",
      translations: { np: { name: "बर्दिबासको घडेरी" } },
    });
    expect(read[3]?.fields).toMatchObject({ land_area: "1-5-10" });
    const firstLine = name.includes("sep-line") ? 3 : 2;
    expect(rows.map(({ line }) => line - firstLine)).toEqual([0, 2, 3, 4]);
  });

  test("reads back what our own exports write, formulas included", async () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.normalize());
    const isPlain = (text: string) => text.trim() === text && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);
    await fc.assert(
      fc.asyncProperty(fc.array(cell.filter(isPlain), { minLength: 3, maxLength: 3 }), async (cells) => {
        fc.pre(cells.some((text) => text !== ""));
        const { rows } = await readCsv(Buffer.from(csvLine(["a", "b", "c"]) + csvLine(cells)));
        const record = toRecord(["a", "b", "c"], rows[0]?.cells ?? []);
        // A text that begins with the mark itself loses it.
        fc.pre(!cells.some((text) => /(?:^|[;\t])'\s*[=+\-@]/u.test(text)));
        expect(["a", "b", "c"].map((name) => record.get(name) ?? "")).toEqual(cells);
      }),
      { numRuns: 60 },
    );
  });

  test("lines without text are left out, and the others keep their numbers", async () => {
    const { rows } = await readCsv(Buffer.from("a,b\n\n1,2\n,\n \n3,4\n"));
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [3, ["1", "2"]],
      [6, ["3", "4"]],
    ]);
  });

  test("UTF-16 without a mark, in both orders", async () => {
    const text = "Reference\tName\r\nA-1\tHouse\r\n";
    const little = Buffer.from(text, "utf16le");
    for (const content of [little, Buffer.from(little).swap16()])
      expect((await readCsv(content)).headers).toEqual(["Reference", "Name"]);
  });
});

describe("IM1: files that are refused as a whole", () => {
  const windows1252 = join(folder, "excel-windows-1252.csv");
  test.each<[string, () => Buffer | string | Promise<Buffer>, object]>([
    ["an empty file", () => " \n\n", { reason: "empty", line: null }],
    ["cells without any text", () => ",,\n , \n", { reason: "empty", line: null }],
    ["a header alone", () => "Reference,Name\n", { reason: "no_rows", line: 1 }],
    [
      "a header alone, below Excel's hint and an empty line",
      () => "sep=;\n\nA;B\n;\n",
      { reason: "no_rows", line: 3 },
    ],
    ["another code page", () => readFile(windows1252), { reason: "not_text", line: 2 }],
    [
      "a spreadsheet's own format",
      () => Buffer.from("PK\x03\x04\0\0\0\0\xff\xfe", "latin1"),
      { reason: "not_text", line: 1 },
    ],
    ["a file that ends inside a quoted cell", () => 'a,b\n1,2\n3,"fo', { reason: "cut_off", line: 3 }],
    ["a file that ends inside a line", () => "a,b,c\n1,2,3\n4,5", { reason: "cut_off", line: 3 }],
    ["201 columns", () => `${"a,".repeat(200)}a\n1\n`, { reason: "too_many_columns", line: 1 }],
    ["a million columns", () => `${"a,".repeat(1_000_000)}a\n1\n`, { reason: "too_many_columns", line: 1 }],
    [
      "a line of a million cells",
      () => `a,b\n1,2\n${"3,".repeat(1_000_000)}3\n`,
      { reason: "too_many_columns", line: 3 },
    ],
    ["20,001 lines", () => `a\n${"1\n".repeat(20_001)}`, { reason: "too_many_rows", line: 20_002 }],
    ["a cell that is too long", () => `a\n1\n${"x".repeat(40_000)}\n`, { reason: "cell_too_long", line: 3 }],
  ])("%s", async (_name, content, problem) => {
    expect(await refusalOf(await content())).toEqual(problem);
  });
});
