import { Readable } from "node:stream";
import * as z from "zod/mini";

/** The response of a route that sends a `csvStream`. */
export const csvResponse = z.custom<Readable>().check(z.describe("A spreadsheet file, CSV in UTF-8."));

export type CsvCell = string | number | boolean | null;

/** Spreadsheets read UTF-8 only if the file begins with this mark. */
const byteOrderMark = "\uFEFF";
/** A cell that begins so is calculated as a formula. Some spreadsheets split cells at `;` or tabs, whatever the quotes say. */
const formula = /(?<=^|[;\t])(?=\s*[=+\-@])/gu;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/u;

/** A line of a spreadsheet file (RFC 4180). A text that looks like a formula gets an apostrophe, which disarms it. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const text = cell.replace(formula, "'");
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Streams the lines, so that the memory does not grow with their number. */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): Readable {
  async function* write() {
    yield byteOrderMark + csvLine(header);
    for await (const rows of batches) yield rows.map(csvLine).join("");
  }
  return Readable.from(write(), { objectMode: false });
}
