import { hash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { publicStatuses } from "#domain/properties/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { networkOf } from "#server/platform/rate-limits/visitor.ts";

export type View = Readonly<{ propertyId: number; address: string; userAgent: string }>;

/** In hexadecimal digits, 16 bytes. Enough to tell the views of a day apart. */
const hashLength = 32;
/** About 20 MB. Further views of the day are not counted: anyone can invent browsers. */
const maxHashesPerDay = 200_000;

/**
 * Counts the views of a day that no instance of the app has counted, of properties that the public sees. One statement does both, so
 * it can be repeated. Instances insert in the same order, which prevents deadlocks.
 */
export async function recordViews(
  database: Database,
  day: string,
  views: readonly View[],
  maxHashes = maxHashesPerDay,
): Promise<void> {
  const salt = await shareSalt(database, day);
  // The driver would need 20 µs for each hash of an array.
  const hashes = `{${views.map((view) => hashView(salt, view))}}`;
  const ids = `{${views.map(({ propertyId }) => propertyId)}}`;
  await sql`
    with viewed as (
      select distinct on (hash) hash, id as property_id
      from unnest(${hashes}::uuid[], ${ids}::integer[]) as given (hash, given_id) join properties on id = given_id
      where deleted_at is null and status = any (${publicStatuses})
    ), added as (
      insert into view_hashes (day, hash) select ${day}, hash from viewed order by hash
      limit greatest(0, ${maxHashes} - (select count(*) from view_hashes where day = ${day}))
      on conflict do nothing returning hash
    )
    insert into property_views (property_id, day, views)
    select property_id, ${day}, count(*) from viewed join added using (hash) group by property_id order by property_id
    on conflict (property_id, day) do update set views = property_views.views + excluded.views`.execute(
    database,
  );
}

/** The first instance of the app that counts a view of the day chooses the salt for all. */
async function shareSalt(database: Database, day: string): Promise<string> {
  const { salt } = await database
    .insertInto("view_salts")
    .values({ day, salt: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("day").doUpdateSet({ day }))
    .returning("salt")
    .executeTakeFirstOrThrow();
  return salt;
}

function hashView(salt: string, { propertyId, address, userAgent }: View): string {
  return hash("sha256", `${salt}\n${propertyId}\n${networkOf(address)}\n${userAgent}`).slice(0, hashLength);
}

/** Nobody can find out any more who viewed what before `day`. */
export async function deleteViewHashesBefore(database: Database, day: string): Promise<void> {
  await database.deleteFrom("view_salts").where("day", "<", day).execute();
  await database.deleteFrom("view_hashes").where("day", "<", day).execute();
}
