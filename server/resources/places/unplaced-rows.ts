import { sql } from "kysely";
import { defaultLanguage } from "#domain/language.ts";
import type { AddressLine } from "#domain/places/composed-texts.ts";
import type { Database } from "#server/platform/database/database.ts";

export const placedTables = [
  { table: "properties", addressLine: "address" },
  { table: "projects", addressLine: "location" },
] as const satisfies { table: string; addressLine: AddressLine }[];
export type PlacedTable = (typeof placedTables)[number]["table"];

type OtherTexts = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
export type UnplacedRow = Readonly<{
  id: number;
  /** The address line in each language that has it. */
  lines: Readonly<Record<string, string>>;
  translations: OtherTexts;
}>;

/** Rows without a place, with their address lines. */
export function unplacedRows(database: Database, table: PlacedTable, addressLine: AddressLine) {
  return database
    .selectFrom(table)
    .select([
      "id",
      sql<OtherTexts>`translations`.as("translations"),
      sql<
        Record<string, string>
      >`jsonb_build_object(${sql.lit(defaultLanguage)}, ${sql.ref(addressLine)}) || coalesce((
        select jsonb_object_agg(texts.key, texts.value -> ${sql.lit(addressLine)})
        from jsonb_each(translations) as texts where texts.value ? ${sql.lit(addressLine)}), '{}')`.as(
        "lines",
      ),
    ])
    .where("local_level_id", "is", null);
}
