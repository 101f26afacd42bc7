import { parse } from "csv-parse/sync";
import type { ConstructionRateInput } from "#domain/construction-rates/construction-rate.ts";
import {
  maxRateRows,
  missingColumns,
  type RateImportResult,
  readRateRows,
} from "#domain/construction-rates/rate-table.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { fieldProblem, notFound } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentConstructionRate } from "./presenter.ts";
import { deleteRate, findByKey, findRate, insertRate, type RateRow, updateRate } from "./repository.ts";

const maxShownProblems = 50;

/** One item of a code, district and fiscal year. */
async function requireFree(transaction: Database, input: ConstructionRateInput, ownId: number | null) {
  const other = await findByKey(transaction, input);
  if (other && other.id !== ownId) throw fieldProblem("code", "invalid");
}

export async function createRate(
  resource: ResourceDependencies,
  input: ConstructionRateInput,
  context: SubmissionContext,
): Promise<RateRow> {
  return createOnce(resource, context, {
    async insert(transaction) {
      await requireFree(transaction, input, null);
      return insertRate(transaction, input, context.accountId);
    },
    find: findRate,
  });
}

export async function changeRate(
  resource: ResourceDependencies,
  id: number,
  input: ConstructionRateInput,
  context: ChangeContext,
): Promise<RateRow> {
  const target = {
    table: "construction_rates",
    find: findRate,
    present: presentConstructionRate,
    noun: "Item",
  } as const;
  return changeFieldsOnce(resource, context, target, id, async (transaction) => {
    await requireFree(transaction, input, id);
    await updateRate(transaction, id, input, context.accountId);
  });
}

export async function requireRate(database: Database, id: number): Promise<RateRow> {
  const row = await findRate(database, id);
  if (!row) throw notFound("Item", id);
  return row;
}

export async function removeRate(
  { database }: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<void> {
  const isDeleted = await writeAs(database, accountId, (transaction) => deleteRate(transaction, id));
  if (!isDeleted) throw notFound("Item", id);
}

/** CN1: adds what is new and changes what differs, all or nothing. A dry run counts the same and writes nothing. */
export async function importRates(
  { database }: ResourceDependencies,
  csv: string,
  isDryRun: boolean,
  accountId: number,
): Promise<RateImportResult> {
  const [header = [], ...lines] = readCsv(csv);
  const missing_columns = [...missingColumns(header)];
  const none = { added: 0, changed: 0, unchanged: 0, problems: [], problem_count: 0 };
  if (missing_columns.length > 0) return { ...none, missing_columns };
  if (lines.length > maxRateRows) throw fieldProblem("csv", "too_long");
  const rows = lines.map((cells, index) => ({
    // The first line of a file is its header.
    line: index + 2,
    cells: Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ""])),
  }));
  const { items, problems } = readRateRows(rows);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  await writeAs(database, accountId, async (transaction) => {
    for (const item of items) {
      const before = await findByKey(transaction, item);
      const outcome = !before ? "added" : isSame(before, item) ? "unchanged" : "changed";
      counts[outcome] += 1;
      if (isDryRun || problems.length > 0) continue;
      if (!before) await insertRate(transaction, item, accountId);
      else if (outcome === "changed") await updateRate(transaction, before.id, item, accountId);
    }
  });
  return {
    ...counts,
    missing_columns,
    problems: problems.slice(0, maxShownProblems),
    problem_count: problems.length,
  };
}

function readCsv(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  } catch {
    throw fieldProblem("csv", "invalid");
  }
}

function isSame(
  before: NonNullable<Awaited<ReturnType<typeof findByKey>>>,
  item: ConstructionRateInput,
): boolean {
  const { id: _id, rate, name, ...rest } = before;
  return (
    Number(rate) === Number(item.rate) &&
    name.en === item.name.en &&
    name.np === item.name.np &&
    Object.entries(rest).every(([key, value]) => item[key as keyof typeof rest] === value)
  );
}
