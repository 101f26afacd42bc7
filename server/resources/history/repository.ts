import { type RawBuilder, sql } from "kysely";
import { type HistoryAction, type HistoryKind, historyKinds } from "#domain/history/entry.ts";
import { type Language, otherLanguage } from "#domain/language.ts";
import { type RowKind, rowKinds, rowNames } from "#domain/rows/kinds.ts";
import type { Database } from "#server/platform/database/database.ts";
import { ifGiven } from "#server/platform/database/if-given.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import { rowTexts } from "#server/resources/rows/row-texts.ts";

/** Counting more would take longer than reading the page. */
const maxCountedEntries = 10_000;

type HistoryFilters = Readonly<{
  search: string;
  kind: HistoryKind | null;
  action: HistoryAction | null;
  account: string;
  /** Days in Kathmandu. */
  from: string | null;
  until: string | null;
  /** Jobs are left out while the company does not build (decision 82). */
  hasConstruction: boolean;
}>;

function isRowKind(kind: HistoryKind): kind is RowKind {
  return rowKinds.some((known) => known === kind);
}

export function tableOf(kind: HistoryKind): string {
  return isRowKind(kind) ? rowNames[kind].table : kind;
}

export function kindOf(table: string): HistoryKind | undefined {
  return historyKinds.find((kind) => tableOf(kind) === table);
}

/** The entries of a row, newest first, with the names of their accounts. */
export function entriesOf(database: Database, kind: HistoryKind, rowId: number) {
  return selectEntries(database)
    .where("table_name", "=", tableOf(kind))
    .where("row_id", "=", rowId)
    .orderBy("row_history.id", "desc");
}

function selectEntries(database: Database) {
  return database
    .selectFrom("row_history")
    .leftJoin("accounts", "accounts.id", "row_history.account_id")
    .select([
      "row_history.id",
      "table_name",
      "row_id",
      "changed_at",
      "action",
      "before",
      "after",
      "accounts.username as account",
    ]);
}
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>["execute"]>>[number];

/** All changes that match, newest first. */
function filterEntries(database: Database, filters: HistoryFilters) {
  const { search, kind, action, account, from, until, hasConstruction } = filters;
  const kinds = historyKinds.filter(
    (known) => (kind === null || known === kind) && (hasConstruction || known !== "jobs"),
  );
  return selectEntries(database)
    .where(sql<boolean>`table_name = any(${kinds.map(tableOf)})`)
    .$call(ifGiven(action, (query, value) => query.where("action", "=", value)))
    .$if(account !== "", (query) => query.where("accounts.username", "=", account))
    .$call(ifGiven(from, (query, value) => query.where("changed_at", ">=", startOfDay(value, 0))))
    .$call(ifGiven(until, (query, value) => query.where("changed_at", "<", startOfDay(value, 1))))
    .$if(search !== "", (query) => query.where(matchesText(search)));
}

function startOfDay(day: string, daysLater: number): RawBuilder<Date> {
  return sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Asia/Kathmandu')`;
}

/** In the values before and after, or in the row as it is now. */
function matchesText(search: string): RawBuilder<boolean> {
  const pattern = likeContaining(search);
  const rows = rowKinds.map((kind) => {
    const { table } = rowNames[kind];
    return sql`select ${sql.lit(table)}, id from ${sql.table(table)} where ${rowTexts[kind].searchText} like ${pattern}`;
  });
  return sql`(
    (before <> '{}' and lower(before::text || after::text) like ${pattern})
    or (table_name, row_id) in (${sql.join(rows, sql` union all `)})
  )`;
}

export async function listEntries(
  database: Database,
  filters: HistoryFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<EntryRow[]> {
  return filterEntries(database, filters)
    .orderBy("row_history.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countEntries(database: Database, filters: HistoryFilters): Promise<number> {
  const counted = filterEntries(database, filters)
    .clearSelect()
    .select("row_history.id")
    .limit(maxCountedEntries);
  const { count } = await database
    .selectFrom(counted.as("counted"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Entries older than `beforeId` in batches, for exports. */
export async function entriesBefore(
  database: Database,
  filters: HistoryFilters,
  beforeId: number | undefined,
  maxRows: number,
): Promise<EntryRow[]> {
  return filterEntries(database, filters)
    .$call(ifGiven(beforeId, (query, value) => query.where("row_history.id", "<", value)))
    .orderBy("row_history.id", "desc")
    .limit(maxRows)
    .execute();
}

export type RowName = Readonly<{ name: string; isDeleted: boolean }>;

/** The names of rows, deleted ones included, by `table:id`. */
export async function findRowNames(
  database: Database,
  rows: readonly Readonly<{ table_name: string; row_id: number }>[],
  language: Language,
): Promise<ReadonlyMap<string, RowName>> {
  const found = new Map<string, RowName>();
  for (const [table, entries] of Map.groupBy(rows, (row) => row.table_name)) {
    const kind = kindOf(table);
    if (!kind) continue;
    const [name, deletedAt] = isRowKind(kind)
      ? [rowTexts[kind].name(language), sql`deleted_at is not null`]
      : [nameOf(kind, language), sql`false`];
    const ids = sql.join([...new Set(entries.map((entry) => entry.row_id))]);
    const named = await sql<{ id: number; name: string | null; isDeleted: boolean }>`
      select id, ${name} as name, ${deletedAt} as "isDeleted" from ${sql.table(table)} where id in (${ids})`.execute(
      database,
    );
    for (const row of named.rows)
      found.set(`${table}:${row.id}`, { name: row.name ?? "", isDeleted: row.isDeleted });
  }
  return found;
}

function nameOf(kind: HistoryKind, language: Language): RawBuilder<string> {
  if (kind === "accounts") return sql`username`;
  if (kind === "settings" || kind === "api_keys" || kind === "webhooks") return sql`name`;
  if (kind === "jobs") return localName(language);
  return kind === "leads" ? sql`concat_ws(' – ', nullif(name, ''), about)` : shownFeature(language);
}

/** In the language, or in the other one. */
function localName(language: Language): RawBuilder<string> {
  return sql`coalesce(nullif(title ->> ${sql.lit(language)}, ''), title ->> ${sql.lit(otherLanguage(language))})`;
}

function shownFeature(language: Language): RawBuilder<string> {
  return sql`coalesce(translations -> ${sql.lit(language)} ->> 'name', name)`;
}
