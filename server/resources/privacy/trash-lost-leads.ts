import { sql } from "kysely";
import { rowKindOfLead, rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { markDeleted } from "#server/platform/deletion/repository.ts";
import { readStoredDocument } from "#server/platform/settings/stored-settings.ts";

const batchRows = 100;

/** IM8: moves what was sent for lost leads to the trash once the time of the settings has passed, and returns how many. */
export async function trashLostLeads(database: Database, now: Date): Promise<number> {
  const { lostLeadMonths } = await readStoredDocument(database, "retention");
  if (lostLeadMonths === 0) return 0;
  let trashed = 0;
  for (;;) {
    const found = await trashBatch(database, now, lostLeadMonths);
    trashed += found;
    if (found < batchRows) return trashed;
  }
}

async function trashBatch(database: Database, now: Date, months: number): Promise<number> {
  const since = sql<Date>`${now}::timestamptz - make_interval(months => ${months})`;
  return database.transaction().execute(async (transaction) => {
    // A lead that staff are changing is locked, and waits for the next run.
    const leads = await transaction
      .selectFrom("leads")
      .select(["kind", "source_id"])
      .where("status", "=", "lost")
      .where("deleted_at", "is", null)
      .where("updated_at", "<", since)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom("lead_events")
              .select("id")
              .whereRef("lead_id", "=", "leads.id")
              .where("created_at", ">=", since),
          ),
        ),
      )
      .where(({ exists, not, selectFrom }) =>
        not(exists(selectFrom("estimates").select("id").whereRef("lead_id", "=", "leads.id"))),
      )
      .orderBy("id")
      .limit(batchRows)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { kind, source_id } of leads)
      await markDeleted(transaction, rowNames[rowKindOfLead[kind]].table, source_id);
    return leads.length;
  });
}
