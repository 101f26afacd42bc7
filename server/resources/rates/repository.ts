import { sql } from "kysely";
import type { RateInput } from "#domain/rates/rate-input.ts";
import type { Database } from "#server/platform/database/database.ts";

/** All rates that are not deleted: of one kind and place together, the newest first. */
export function selectRates(database: Database) {
  return database
    .selectFrom("rates")
    .leftJoin("accounts", "accounts.id", "rates.checked_by")
    .where("rates.deleted_at", "is", null)
    .select([
      "rates.id",
      "kind",
      "province",
      "local_level_kind",
      "beneficiary",
      "value",
      "note",
      "valid_from",
      "valid_until",
      "source",
      "source_url",
      "checked_at",
      "accounts.username as checked_by",
      "rates.updated_at",
    ])
    .select(
      // Nobody has changed or checked it.
      sql<boolean>`rates.checked_by is null and exists (select from demo_rows where table_name = 'rates' and row_id = rates.id)`.as(
        "is_demo",
      ),
    )
    .orderBy("kind")
    .orderBy("province")
    .orderBy(
      sql`array_position(array['metropolitan', 'sub-metropolitan', 'municipality', 'rural'], local_level_kind)`,
      (order) => order.asc().nullsFirst(),
    )
    .orderBy("beneficiary")
    .orderBy("valid_from", "desc")
    .orderBy("rates.id", "desc");
}
export type RateRow = Awaited<ReturnType<ReturnType<typeof selectRates>["execute"]>>[number];

export async function findRate(database: Database, id: number): Promise<RateRow | undefined> {
  return selectRates(database).where("rates.id", "=", id).executeTakeFirst();
}

/** Also a deleted one, as its history shows it. */
export async function findRateColumns(database: Database, id: number) {
  return database
    .selectFrom("rates")
    .select(["id", "kind", "province", "local_level_kind", "beneficiary", "value", "note"])
    .select(["valid_from", "valid_until", "source", "source_url", "checked_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Who enters or changes a rate has checked it. */
function columnsOf({ note, source, ...input }: RateInput, accountId: number | null) {
  return {
    ...input,
    note: JSON.stringify(note),
    source: JSON.stringify(source),
    ...checkedBy(accountId),
  };
}

function checkedBy(accountId: number | null) {
  return { checked_by: accountId, checked_at: sql<Date>`now()` };
}

export async function insertRate(
  transaction: Database,
  input: RateInput,
  accountId: number | null,
): Promise<number> {
  const { id } = await transaction
    .insertInto("rates")
    .values(columnsOf(input, accountId))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Without an input, the rate is only checked again. */
export async function updateRate(
  transaction: Database,
  id: number,
  input: RateInput | null,
  accountId: number | null,
): Promise<void> {
  await transaction
    .updateTable("rates")
    .set({ ...(input ? columnsOf(input, accountId) : checkedBy(accountId)), updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}
