import { sql } from "kysely";
import { busyStatuses, type ImportKind, type RowOutcome } from "#domain/imports/import.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import type { FileTable } from "./file-table.ts";

const insertedRows = 500;

type NewImport = Readonly<{
  kind: ImportKind;
  fileName: string;
  table: FileTable;
  fields: readonly (string | null)[];
  accountId: number;
}>;

export async function insertImport(
  transaction: Database,
  { kind, fileName, table: { headers, rows }, fields, accountId }: NewImport,
): Promise<number> {
  const { id } = await transaction
    .insertInto("imports")
    .values({
      kind,
      file_name: fileName,
      headers: JSON.stringify(headers),
      fields: JSON.stringify(fields),
      options: JSON.stringify({}),
      row_count: rows.length,
      created_by: accountId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let start = 0; start < rows.length; start += insertedRows) {
    const values = rows.slice(start, start + insertedRows).map(({ line, cells }, index) => ({
      import_id: id,
      position: start + index,
      line,
      cells: JSON.stringify(cells),
    }));
    await transaction.insertInto("import_rows").values(values).execute();
  }
  return id;
}

function selectImports(database: Database) {
  return database
    .selectFrom("imports")
    .leftJoin("accounts", "accounts.id", "created_by")
    .selectAll("imports")
    .select("accounts.username as account");
}
export type ImportRecord = Awaited<ReturnType<typeof findImport>> & {};

export async function findImport(database: Database, id: number) {
  return selectImports(database).where("imports.id", "=", id).executeTakeFirst();
}

/** The newest first. */
export async function listImports(database: Database, limit: number): Promise<ImportRecord[]> {
  return selectImports(database).orderBy("imports.id", "desc").limit(limit).execute();
}

/** Waits for the job's batch, and keeps the next one from starting until the transaction ends. */
export async function lockImport(transaction: Database, id: number): Promise<ImportRecord | undefined> {
  await transaction.selectFrom("imports").select("id").where("id", "=", id).forUpdate().execute();
  return findImport(transaction, id);
}

export type RowCounts = Record<RowOutcome, number> & { left: number };

export async function countRows(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RowCounts>> {
  const counts = new Map(ids.map((id) => [id, { new: 0, changed: 0, unchanged: 0, refused: 0, left: 0 }]));
  if (ids.length === 0) return counts;
  const groups = await database
    .selectFrom("import_rows")
    .select(["import_id", "outcome", "undo", (eb) => eb.fn.countAll<number>().as("count")])
    .where("import_id", "in", ids)
    .groupBy(["import_id", "outcome", "undo"])
    .execute();
  for (const { import_id, outcome, undo, count } of groups) {
    const of = counts.get(import_id);
    if (!of) continue;
    if (outcome) of[outcome] += count;
    if (undo === "left") of.left += count;
  }
  return counts;
}

type RowFilters = Readonly<{ outcome: RowOutcome | null; isLeft: boolean; page: number; pageSize: number }>;

export async function listRows(
  database: Database,
  id: number,
  { outcome, isLeft, page, pageSize }: RowFilters,
) {
  const matching = database
    .selectFrom("import_rows")
    .where("import_id", "=", id)
    .$call(ifGiven(outcome, (query, value) => query.where("outcome", "=", value)))
    .$if(isLeft, (query) => query.where("undo", "=", "left"));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(["line", "cells", "outcome", "problems", "changes", "row_id", "undo"])
    .orderBy("position")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, count };
}
export type ListedRow = Awaited<ReturnType<typeof listRows>>["rows"][number];

/** The first lines, for examples of each column. */
export async function firstCells(database: Database, id: number, limit: number): Promise<string[][]> {
  const rows = await database
    .selectFrom("import_rows")
    .select("cells")
    .where("import_id", "=", id)
    .orderBy("position")
    .limit(limit)
    .execute();
  return rows.map(({ cells }) => cells);
}

/** Forgets what an earlier check found. */
export async function clearOutcomes(transaction: Database, id: number): Promise<void> {
  await transaction
    .updateTable("import_rows")
    .set({ outcome: null, problems: "[]", changes: "[]" })
    .where("import_id", "=", id)
    .where("outcome", "is not", null)
    .execute();
}

/** Imports that a job should be at work on, but whose job failed for the last time. */
export async function findImportsWithoutJob(database: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where status in (${sql.join(busyStatuses)}) and not exists (
      select from jobs.job where name = 'run-import' and state in ('created', 'retry', 'active')
        and (data ->> 'importId')::integer = imports.id
    )`.execute(database);
  return rows.map(({ id }) => id);
}

/** Deletes imports that can no longer be undone. */
export async function deleteImports(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom("imports")
    .where("created_at", "<", before)
    .where("status", "not in", busyStatuses)
    .execute();
}

export async function listArchives(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("imports")
    .select("archive")
    .where("archive", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ archive }) => archive ?? []));
}
