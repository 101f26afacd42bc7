import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { type FileProblem, importLimits } from "#domain/imports/import.ts";
import { readCsvText } from "./csv-text.ts";
import { fileProblem } from "./file-problem.ts";
import type { FileLine, FileTable } from "./file-table.ts";

const chunkLength = 64 * 1024;
/** A longer record has a million columns, or a quote that is never closed. */
const maxRecordLength = 1024 * 1024;

/** IM1: reads a whole file, or refuses it with the line. Lines without any text are left out. */
export async function readCsv(bytes: Uint8Array): Promise<FileTable> {
  const read = readCsvText(bytes);
  if (read.problem) throw fileProblem(read.problem, read.line);
  const { text, delimiter, firstLine } = read;
  const lines = new LineCollector(firstLine);
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRecordLength,
    // Here and not from the stream, which drops the records before an error.
    on_record: (cells: string[], { lines: endLine }) => lines.add(cells, firstLine - 1 + endLine),
  });
  parser.resume();
  try {
    await pipeline(Readable.from(chunksOf(text)), parser);
  } catch (error) {
    if (error instanceof CsvError) throw fileProblem(problemOf(error), lines.nextLine);
    throw error;
  }
  return lines.toTable(/[\r\n]$/.test(text));
}

class LineCollector {
  /** Where the next record begins. */
  nextLine: number;
  #header: FileLine | undefined;
  readonly #rows: FileLine[] = [];

  constructor(firstLine: number) {
    this.nextLine = firstLine;
  }

  /** Returns null, so that the parser keeps nothing. */
  add(record: readonly string[], endLine: number): null {
    const line = this.nextLine;
    this.nextLine = endLine + 1;
    const trimmed = record.map((cell) => cell.trim());
    const end = trimmed.findLastIndex((cell) => cell !== "") + 1;
    if (end === 0) return null;
    if (end > importLimits.columns) throw fileProblem("too_many_columns", line);
    // Spreadsheets fill lines up, and the parser does not count delimiters.
    const cells = trimmed.slice(0, importLimits.columns);
    if (cells.some((cell) => cell.length > importLimits.cellLength)) throw fileProblem("cell_too_long", line);
    if (!this.#header) this.#header = { line, cells: cells.slice(0, end) };
    else if (this.#rows.push({ line, cells }) > importLimits.rows) throw fileProblem("too_many_rows", line);
    return null;
  }

  toTable(hasLastLineBreak: boolean): FileTable {
    if (!this.#header) throw fileProblem("empty");
    const { line, cells: headers } = this.#header;
    const last = this.#rows.at(-1);
    if (!last) throw fileProblem("no_rows", line);
    // Spreadsheets end each line and fill it up to the last column.
    if (last.cells.length < headers.length && !hasLastLineBreak) throw fileProblem("cut_off", last.line);
    return { headers, rows: this.#rows };
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += chunkLength) yield text.slice(start, start + chunkLength);
}

function problemOf({ code }: CsvError): FileProblem {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "cut_off";
  return code === "CSV_MAX_RECORD_SIZE" ? "too_many_columns" : "quotes";
}
