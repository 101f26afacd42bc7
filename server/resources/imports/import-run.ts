import { sql } from "kysely";
import { rowProblem, toRecord } from "#domain/imports/read-cells.ts";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { type ImportRecord, lockImport } from "./repository.ts";
import { lastEntries } from "./row-history.ts";
import type { PendingRow, RowPlanner } from "./row-plan.ts";

/** A batch is one transaction, which a kill takes back; its listings appear together. */
const rowsPerBatch = 50;
const nextStatus = { checking: "checked", running: "done", undoing: "undone" } as const;
type BusyStatus = keyof typeof nextStatus;

async function nextRows(database: Database, importId: number, status: BusyStatus) {
  const rows = database
    .selectFrom("import_rows")
    .select(["position", "cells", "outcome", "row_id", "history_before", "history_after"])
    .where("import_id", "=", importId)
    .orderBy("position")
    .limit(rowsPerBatch);
  if (status === "checking") return rows.where("outcome", "is", null).execute();
  if (status === "running") return rows.where("is_imported", "=", false).execute();
  return rows.where("outcome", "in", ["new", "changed"]).where("undo", "is", null).execute();
}

/** The batches of one run of the job. */
export class ImportRun {
  readonly #database: Database;
  readonly #imported: ImportRecord;
  readonly #planner: RowPlanner;
  readonly #firstPositions: ReadonlyMap<string, number>;
  readonly #status: BusyStatus;

  constructor(
    database: Database,
    imported: ImportRecord,
    planner: RowPlanner,
    firstPositions: ReadonlyMap<string, number>,
  ) {
    this.#database = database;
    this.#imported = imported;
    this.#planner = planner;
    this.#firstPositions = firstPositions;
    this.#status = imported.status as BusyStatus;
  }

  /** False if nothing is left to do. */
  async runBatch(): Promise<boolean> {
    const { id, created_by } = this.#imported;
    const expected = await nextRows(this.#database, id, this.#status);
    if (this.#status === "running") await this.#planner.prepare(this.#database, this.#toPending(expected));
    return writeAs(this.#database, created_by, async (transaction) => {
      const current = await lockImport(transaction, id);
      if (current?.status !== this.#status) return false;
      const rows = await nextRows(transaction, id, this.#status);
      // Another worker did these rows while this one prepared them.
      if (rows[0]?.position !== expected[0]?.position) return true;
      if (rows.length === 0) {
        await this.#finish(transaction);
        return false;
      }
      if (this.#status === "undoing") await this.#undo(transaction, rows);
      else await this.#write(transaction, rows);
      await transaction
        .updateTable("imports")
        .set({ done_count: current.done_count + rows.length })
        .where("id", "=", id)
        .execute();
      return true;
    });
  }

  #toPending(rows: readonly { position: number; cells: string[] }[]): PendingRow[] {
    const { fields } = this.#imported;
    return rows.map(({ position, cells }) => {
      const record = toRecord(fields, cells);
      const extra = cells.slice(fields.length).find((cell) => cell !== "");
      const problems = extra === undefined ? [] : [rowProblem(null, "too_many_cells", extra)];
      if (this.#planner.isRepeatRefused && fields.includes("reference") && !record.has("reference"))
        problems.push(rowProblem("reference", "required"));
      if (this.#planner.isRepeatRefused && this.#isRepeated(position, record))
        problems.push(rowProblem("reference", "reference_repeated", record.get("reference")));
      return { position, record, problems };
    });
  }

  #isRepeated(position: number, record: PendingRow["record"]): boolean {
    const key = this.#planner.keyOf(record);
    return key !== null && (this.#firstPositions.get(key) ?? position) !== position;
  }

  async #write(transaction: Database, rows: readonly { position: number; cells: string[] }[]): Promise<void> {
    const pending = this.#toPending(rows);
    const plans = await this.#planner.plan(transaction, pending);
    const isRunning = this.#status === "running";
    const { table } = this.#planner;
    const known = plans.flatMap(({ rowId }) => rowId ?? []);
    const before = isRunning ? await lastEntries(transaction, table, known) : new Map<number, number>();
    const results = [];
    for (const [index, plan] of plans.entries()) {
      const { position = 0, record = new Map() } = pending[index] ?? {};
      const isSameAgain = plan.outcome === "new" && this.#isRepeated(position, record);
      results.push({
        position,
        outcome: isSameAgain ? "unchanged" : plan.outcome,
        problems: plan.problems,
        changes: plan.changes,
        row_id: isRunning && plan.write && !isSameAgain ? await plan.write() : plan.rowId,
        history_before: before.get(plan.rowId ?? 0) ?? 0,
      });
    }
    const written = results.flatMap(({ row_id }) => row_id ?? []);
    const after = isRunning ? await lastEntries(transaction, table, written) : new Map<number, number>();
    await this.#saveResults(
      transaction,
      results.map((result) => ({ ...result, history_after: after.get(result.row_id ?? 0) ?? 0 })),
      isRunning,
    );
  }

  async #saveResults(transaction: Database, results: readonly object[], isImported: boolean): Promise<void> {
    await sql`
      update import_rows set outcome = result.outcome, problems = result.problems, changes = result.changes,
        row_id = result.row_id, history_before = result.history_before, history_after = result.history_after,
        is_imported = ${isImported}
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (position integer, outcome text, problems jsonb,
        changes jsonb, row_id integer, history_before bigint, history_after bigint)
      where import_rows.import_id = ${this.#imported.id} and import_rows.position = result.position`.execute(
      transaction,
    );
  }

  async #undo(transaction: Database, rows: Awaited<ReturnType<typeof nextRows>>): Promise<void> {
    for (const { position, outcome, row_id, history_before, history_after } of rows) {
      const isUndone =
        row_id !== null &&
        (await this.#planner.undo(transaction, {
          outcome: outcome ?? "new",
          row_id,
          history_before: Number(history_before ?? 0),
          history_after: Number(history_after ?? 0),
        }));
      await transaction
        .updateTable("import_rows")
        .set({ undo: isUndone ? "undone" : "left" })
        .where("import_id", "=", this.#imported.id)
        .where("position", "=", position)
        .execute();
    }
  }

  async #finish(transaction: Database): Promise<void> {
    const { id, kind } = this.#imported;
    const isDone = this.#status === "running";
    await transaction
      .updateTable("imports")
      .set({
        status: nextStatus[this.#status],
        ...(isDone && { finished_at: new Date(), archive: null }),
        ...(this.#status === "undoing" && { undone_at: new Date() }),
      })
      .where("id", "=", id)
      .execute();
    // IM8: the leads have it now, and are where a person's data is erased.
    if (isDone && kind === "leads")
      await transaction
        .updateTable("import_rows")
        .set({ cells: "[]" })
        .where("import_id", "=", id)
        .where("outcome", "<>", "refused")
        .execute();
  }
}
