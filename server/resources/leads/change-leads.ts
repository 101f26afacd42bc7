import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { fieldProblem } from "#server/platform/http/problem.ts";
import { notifyOwner, type OwnerNotice } from "#server/resources/notices/notify-owner.ts";
import { queueLeadChange } from "./lead-events.ts";
import { listOwners, markUnread, updateAnswers } from "./repository.ts";
import { addEvents } from "./timeline.ts";

export const bulkLeadColumns = ["status", "owner_id"] as const;
type Column = (typeof bulkLeadColumns)[number];
type Value = string | number | null;

/**
 * LE6: sets the status or the owner of several leads, with their timelines. Leads that have the value already are left out;
 * with `expected`, those that have another one. With `notice`, a new owner is told. Locked in the order of their ids, so that two requests can't block each other.
 */
export async function changeLeads(
  transaction: Database,
  ids: readonly number[],
  column: Column,
  value: Value,
  accountId: number,
  { expected, notice }: Readonly<{ expected?: Value; notice?: OwnerNotice }>,
): Promise<number[]> {
  const owners = new Map((await listOwners(transaction)).map(({ id, name }) => [id, name]));
  if (column === "owner_id" && value !== null && !owners.has(Number(value)))
    throw fieldProblem("owner_id", "choice_invalid");
  const condition =
    expected === undefined
      ? sql`${sql.ref(column)} is distinct from ${value}`
      : sql`${sql.ref(column)} is not distinct from ${expected}`;
  const { rows } = await sql<{ id: number; from: Value }>`
    select id, ${sql.ref(column)} as "from" from leads
    where id = any(${[...ids]}) and deleted_at is null and ${condition} order by id for update`.execute(
    transaction,
  );
  const changed = rows.map(({ id }) => id);
  await sql`
    update leads set ${sql.ref(column)} = ${value}, updated_at = now() where id = any(${changed})`.execute(
    transaction,
  );
  await updateAnswers(transaction, changed);
  if (
    notice &&
    column === "owner_id" &&
    typeof value === "number" &&
    value !== accountId &&
    changed.length > 0
  ) {
    await markUnread(transaction, changed);
    await notifyOwner(transaction, value, changed, notice);
  }
  const shown = (one: Value) => (typeof one === "number" ? (owners.get(one) ?? null) : one);
  const kind = column === "status" ? "status" : "owner";
  for (const { id, from } of rows) {
    await addEvents(transaction, id, accountId, [{ kind, detail: { from: shown(from), to: shown(value) } }]);
    await queueLeadChange(transaction, id, column === "status" && value === "won");
  }
  return changed;
}
