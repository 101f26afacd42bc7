import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { formatDateIn } from "#domain/calendar/format-date.ts";
import { calendarDay, isCalendarDate, kathmanduClock, kathmanduDay } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { type CsvCell, csvStream } from "./csv.ts";

const rowsPerBatch = 200;

/** A column is named like a field of the API. A column of dates is followed by the same days in Bikram Sambat. */
export type CsvColumn<Item> = Readonly<{
  name: string;
  isDate?: boolean;
  cell: (item: Item) => CsvCell;
}>;

/** Columns with the values of these fields; lists have a semicolon between their items. */
export function fieldColumns<Item extends object>(
  names: readonly (keyof Item & string)[],
  dates: readonly (keyof Item & string)[],
): CsvColumn<Item>[] {
  return names.map((name) => ({ name, isDate: dates.includes(name), cell: (item) => cellOf(item[name]) }));
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}

/** LE6: all rows of a list as a spreadsheet, read batch by batch while the browser receives them. */
export function sendCsvTable<Item>(
  reply: FastifyReply,
  name: string,
  columns: readonly CsvColumn<Item>[],
  batches: AsyncIterable<readonly Item[]>,
  language: Language,
): Readable {
  reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}-${kathmanduDay(Date.now())}.csv"`);
  const header = columns.flatMap((column) =>
    column.isDate ? [column.name, `${column.name}_bs`] : column.name,
  );
  return csvStream(header, toLines());

  async function* toLines() {
    for await (const items of batches)
      yield items.map((item) =>
        columns.flatMap(({ cell, isDate }) => (isDate ? inBothCalendars(cell(item), language) : cell(item))),
      );
  }
}

/** An instant is shown as the time in Kathmandu, in a form that spreadsheets take for a date. */
function inBothCalendars(cell: CsvCell, language: Language): CsvCell[] {
  const iso = typeof cell === "string" ? cell : null;
  const day = calendarDay(iso);
  if (iso === null || day === null) return [cell, null];
  const clock = isCalendarDate(iso) ? null : kathmanduClock(iso);
  const time = clock && `${pad(clock.hour)}:${pad(clock.minute)}`;
  return [time ? `${day} ${time}` : day, formatDateIn("bs", iso, language)];
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

/** Reads a list in batches, each when the one before has been sent. `read` gets the last item of the batch before. */
export async function* readInBatches<Item>(
  read: (last: Item | undefined, maxRows: number) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  let last: Item | undefined;
  for (;;) {
    const items = await read(last, rowsPerBatch);
    if (items.length > 0) yield items;
    last = items.at(-1);
    if (items.length < rowsPerBatch) return;
  }
}

/** The same batches, presented. */
export async function* mapBatches<Item, Presented>(
  batches: AsyncIterable<readonly Item[]>,
  present: (items: readonly Item[]) => Presented[] | Promise<Presented[]>,
): AsyncGenerator<Presented[]> {
  for await (const items of batches) yield present(items);
}
