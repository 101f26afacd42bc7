import { type SqlBool, sql } from "kysely";
import type { Found } from "#domain/find/find.ts";
import type { Language } from "#domain/language.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { readRowId } from "#domain/row-id.ts";
import { readSearchWords } from "#domain/search/search-words.ts";
import type { Database } from "#server/platform/database/database.ts";
import { shownLine } from "#server/platform/database/translated-texts.ts";
import { newestMatches } from "./newest-matches.ts";

type ListingSearch = Readonly<{ text: string; ownerId: number | null; language: Language; limit: number }>;
type ListingRow = Readonly<{ id: number; title: string | null; text: string | null }>;

/** DY3: the listing with this number, and the newest that have these words. No count, which takes longer than the rows. */
export async function findListings(
  database: Database,
  { text, ownerId, language, limit }: ListingSearch,
): Promise<Found[]> {
  const isVisible =
    ownerId === null
      ? sql<SqlBool>`deleted_at is null`
      : sql<SqlBool>`(deleted_at is null and owner_id = ${ownerId})`;
  const matched = newestMatches({
    table: "properties",
    columns: ["id", "created_at"],
    order: sql`created_at desc, id desc`,
    isVisible,
    words: readSearchWords(text),
    limit,
  });
  const number = readRowId(normaliseDigits(text)) ?? 0;
  const { rows } = await sql<ListingRow>`
    with ${matched}, found as (
      select id from newest union select id from properties where id = ${number} and ${isVisible}
    )
    select id, ${shownLine("name", language)} as title, ${shownLine("address", language)} as text
    from properties where id = any(array(select id from found))
    order by id = ${number} desc, created_at desc, id desc limit ${limit}`.execute(database);
  return rows.map(({ id, title, text: address }) => ({
    kind: "listings",
    id,
    title: title ?? "",
    text: address ?? "",
  }));
}
