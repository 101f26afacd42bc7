import { kathmanduDay } from "#domain/dates.ts";
import type { StaffRate } from "#domain/rates/rate.ts";
import type { RateInput } from "#domain/rates/rate-input.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentRate, presentRateToStaff } from "./presenter.ts";
import { findRate, insertRate, type RateRow, selectRates, updateRate } from "./repository.ts";

export async function createRate(
  resource: ResourceDependencies,
  input: RateInput,
  context: SubmissionContext,
): Promise<RateRow> {
  return createOnce(resource, context, {
    insert: (transaction) => insertRate(transaction, input, context.accountId),
    find: findRate,
  });
}

/** Without an input, the rate is only checked again. */
export async function changeRate(
  resource: ResourceDependencies,
  id: number,
  input: RateInput | null,
  context: ChangeContext,
): Promise<RateRow> {
  const target = { table: "rates", find: findRate, present: presentRate, noun: "Rate" } as const;
  return changeFieldsOnce(resource, context, target, id, (transaction) =>
    updateRate(transaction, id, input, context.accountId),
  );
}

export async function removeRate(
  resource: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<void> {
  if (!(await deleteRow(resource, "rates", id, accountId))) throw notFound("Rate", id);
}

export async function restoreRate(
  resource: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<RateRow> {
  const row = await restoreRow(resource, "rates", id, accountId, findRate);
  if (!row) throw notFound("Rate", id);
  return row;
}

export async function requireRate(database: Database, id: number): Promise<RateRow> {
  const row = await findRate(database, id);
  if (!row) throw notFound("Rate", id);
  return row;
}

/** Rows with their states, which depend on all others. */
export async function withStates(database: Database, rows: readonly RateRow[]): Promise<StaffRate[]> {
  const all = (await selectRates(database).execute()).map(presentRate);
  const today = kathmanduDay(Date.now());
  return rows.map((row) => presentRateToStaff(row, all, today));
}
