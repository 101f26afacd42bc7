import { readDate } from "#domain/calendar/read-date.ts";
import { readChoice } from "./choice-words.ts";
import type { RowProblem, RowProblemCode } from "./import.ts";

/** The cells of a row by the field that their column is read as, without empty ones. */
export type FileRecord = ReadonlyMap<string, string>;

const maxShownLength = 60;
/** The mark with which our own exports disarm what a spreadsheet would calculate. */
const formulaMark = /(?<=^|[;\t])'(?=\s*[=+\-@])/gu;

/** Cells beginning with "=" are texts like all others. */
export function toRecord(fields: readonly (string | null)[], cells: readonly string[]): FileRecord {
  const record = new Map<string, string>();
  for (const [index, field] of fields.entries()) {
    const text = (cells[index] ?? "").replace(formulaMark, "").trim();
    if (field !== null && text !== "" && !record.has(field)) record.set(field, text);
  }
  return record;
}

export function rowProblem(field: string | null, code: RowProblemCode, text = ""): RowProblem {
  return { field, code, text: Array.from(text).slice(0, maxShownLength).join("") };
}

/** What a row's cells say, and what is wrong with them. */
export class CellReader {
  readonly record: FileRecord;
  readonly problems: RowProblem[] = [];

  constructor(record: FileRecord) {
    this.record = record;
  }

  text(field: string): string | undefined {
    return this.record.get(field);
  }

  report(field: string, code: RowProblemCode): undefined {
    this.problems.push(rowProblem(field, code, this.record.get(field)));
    return undefined;
  }

  choice(field: string, words = field): string | undefined {
    const text = this.record.get(field);
    if (text === undefined) return undefined;
    return readChoice(words, text) ?? this.report(field, "word_unknown");
  }

  /** A day of either calendar; the year decides which. */
  day(field: string): string | undefined {
    const text = this.record.get(field);
    if (text === undefined) return undefined;
    return readDate(text, null)?.isoDate ?? this.report(field, "date_invalid");
  }

  list(field: string, separators: RegExp): string[] | undefined {
    return this.record
      .get(field)
      ?.split(separators)
      .map((item) => item.trim())
      .filter((item) => item !== "");
  }
}
