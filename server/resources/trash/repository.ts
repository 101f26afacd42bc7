import { type RawBuilder, sql } from "kysely";
import type { Language } from "#domain/language.ts";
import { type RowKind, rowKinds, rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import { isOwnedBy } from "#server/platform/http/owned-rows.ts";
import { rowTexts } from "#server/resources/rows/row-texts.ts";

export type TrashFilters = Readonly<{
  search: string;
  kind: RowKind | null;
  /** LE8: only rows of this account; null for all. */
  ownerId: number | null;
}>;
export type DeletedRow = Readonly<{
  kind: RowKind;
  id: number;
  name: string;
  deleted_at: Date;
  deleted_by: string | null;
  /** The time with its microseconds, which a Date has not. */
  position: string;
}>;

/** Deleted rows of every kind. The history knows who deleted them. */
function deletedRows({ search, kind, ownerId }: TrashFilters, language: Language): RawBuilder<unknown> {
  const selects = (kind ? [kind] : rowKinds).map((one) => {
    const { table } = rowNames[one];
    const name = rowTexts[one].name(language);
    return sql`
      select ${sql.lit(one)} as kind, ${sql.lit(table)} as table_name, id, coalesce(${name}, '') as name, deleted_at
      from ${sql.table(table)}
      where deleted_at is not null and ${ownerId === null ? sql`true` : isOwnedBy(table, ownerId)}`;
  });
  const condition = search === "" ? sql`true` : sql`lower(name) like ${likeContaining(search)}`;
  return sql`(select * from (${sql.join(selects, sql` union all `)}) as deleted where ${condition})`;
}

/** The last deleted first; only those after the row `last` in this order, if it is given. */
export async function listDeleted(
  database: Database,
  filters: TrashFilters,
  language: Language,
  { limit, offset = 0, last }: Readonly<{ limit: number; offset?: number; last?: DeletedRow | undefined }>,
): Promise<DeletedRow[]> {
  const condition = last
    ? sql`(deleted_at, kind, id) < (${last.position}::timestamptz, ${last.kind}, ${last.id})`
    : sql`true`;
  const { rows } = await sql<DeletedRow>`
    select kind, id, name, deleted_at, deleted_at::text as position, (
      select username from row_history join accounts on accounts.id = account_id
      where row_history.table_name = deleted.table_name and row_id = deleted.id and action = 'delete'
      order by row_history.id desc limit 1
    ) as deleted_by
    from ${deletedRows(filters, language)} as deleted where ${condition}
    order by deleted_at desc, kind desc, id desc limit ${limit} offset ${offset}`.execute(database);
  return rows;
}

export async function countDeleted(
  database: Database,
  filters: TrashFilters,
  language: Language,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${deletedRows(filters, language)} as deleted`.execute(database);
  return rows[0]?.count ?? 0;
}
