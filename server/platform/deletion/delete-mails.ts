import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { leadKindsOf } from "#server/platform/http/owned-rows.ts";

/**
 * Deletes the mails to and about the visitors of rows that are being purged. Those that name a visitor only by an address or a number
 * stay while another row has the same.
 */
export async function deleteMailsOf(
  transaction: Database,
  table: string,
  ids: readonly number[],
): Promise<void> {
  const kinds = leadKindsOf(table);
  if (kinds.length === 0) return;
  await sql`
    with purged as (
      select id, lower(email) as email, nullif(phone, '') as phone from leads
      where kind = any(${kinds}) and source_id = any(${[...ids]})
    ), contacts as (
      select contact from purged, unnest(array[email, phone]) as contact
      where contact is not null and not exists (
        select from leads where (lower(email) = contact or phone = contact) and id not in (select id from purged)
      )
    )
    delete from mails
    where about_lead in (select id from purged)
      or exists (select from purged where text ~ ('[?&]lead=' || id || '\M'))
      or exists (
        select from contacts
        where contact in (lower(to_address), lower(reply_to)) or position(contact in lower(text)) > 0
      )`.execute(transaction);
}
