import { sql } from "kysely";
import { defaultLanguage } from "#domain/language.ts";
import { proposePlace } from "#domain/places/propose-place.ts";
import type { Database } from "#server/platform/database/database.ts";
import { placedTables, type UnplacedRow, unplacedRows } from "./unplaced-rows.ts";

const batchRows = 200;

/**
 * PL2: sets the places that the addresses of rows from before name with certainty, once in the life of a database, and returns
 * their number. The addresses stay as they are. If it is interrupted, the next run continues; a row that is changed meanwhile
 * is left to staff.
 */
export async function readOldAddresses(database: Database): Promise<number> {
  if (await database.selectFrom("place_readings").select("read_at").executeTakeFirst()) return 0;
  let placed = 0;
  for (const { table, addressLine } of placedTables) {
    let rows: UnplacedRow[] = [];
    do {
      const lastId = rows.at(-1)?.id ?? 0;
      rows = await unplacedRows(database, table, addressLine)
        .where("id", ">", lastId)
        .orderBy("id")
        .limit(batchRows)
        .execute();
      placed += await setPlaces(database, table, addressLine, rows);
    } while (rows.length === batchRows);
  }
  await database.insertInto("place_readings").defaultValues().execute();
  return placed;
}

async function setPlaces(
  database: Database,
  table: string,
  addressLine: string,
  rows: readonly UnplacedRow[],
): Promise<number> {
  const placed = rows.flatMap(({ id, lines, translations }) => {
    const proposal = proposePlace(lines);
    if (!proposal?.isCertain) return [];
    const { local_level_id, ward, streets } = proposal;
    const { [defaultLanguage]: street = "", ...others } = streets;
    const after: Record<string, object | undefined> = { ...translations };
    for (const [language, text] of Object.entries(others))
      after[language] = { ...after[language], street: text };
    return [{ id, local_level_id, ward, street, line: lines[defaultLanguage], before: translations, after }];
  });
  if (placed.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} as stored
    set local_level_id = placed.local_level_id, ward = placed.ward, street = placed.street, translations = placed.after
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as placed (id integer, local_level_id integer, ward smallint, street text, line text, before jsonb, after jsonb)
    where stored.id = placed.id and stored.local_level_id is null
      and stored.${sql.ref(addressLine)} = placed.line and stored.translations = placed.before`.execute(
    database,
  );
  return Number(numAffectedRows);
}
