import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { liveProjects } from "#server/resources/projects/repository.ts";
import { liveProperties } from "#server/resources/properties/repository.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

const rowsAtOnce = 1_000;

export type SitemapTable = "properties" | "projects";

/** What visitors may see, where a query is no more than a look whether there is something. */
const visible = {
  properties: sql`status = 'active' and deleted_at is null`,
  projects: sql`deleted_at is null`,
} as const satisfies Record<SitemapTable, unknown>;

/** Whether visitors can see more rows of both tables than this. Counts no further: a million would take seconds. */
export async function hasMoreVisibleRows(database: Database, most: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      (select 1 from properties where ${visible.properties} limit ${most + 1})
      union all
      (select 1 from projects where ${visible.projects} limit ${most + 1})
    ) as seen`.execute(database);
  return (rows[0]?.found ?? 0) > most;
}

/**
 * The sitemapFileNumbers of ids that hold something to see, by their numbers from 0. Of ids, not of rows: their bounds don't
 * move when a listing goes, so a crawler that comes back finds each listing in the file where it was, and a file is one
 * range of the primary key.
 */
export async function sitemapFileNumbers(
  database: Database,
  table: SitemapTable,
  size: number,
): Promise<number[]> {
  const name = sql.table(table);
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(0, (select (max(id) - 1) / ${sql.lit(size)} from ${name})) as number
    where exists (
      select 1 from ${name}
      where id > number::bigint * ${sql.lit(size)} and id <= (number::bigint + 1) * ${sql.lit(size)}
        and ${visible[table]}
    )
    order by number`.execute(database);
  return rows.map(({ number }) => number);
}

/** When something was last put up, told by an index at any size; null where there is nothing yet. */
export async function lastCreatedAt(database: Database, table: SitemapTable): Promise<Date | null> {
  const row = await database
    .selectFrom(table)
    .select("created_at")
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Entries of the ids from `first` to `last`, a thousand in memory at a time. */
export async function* readEntries(
  database: Database,
  table: SitemapTable,
  first = 1,
  last = 2_147_483_647,
): AsyncGenerator<SitemapEntry> {
  const read = table === "properties" ? readProperties : readProjects;
  let after = first - 1;
  for (;;) {
    const rows = await read(database, after, last);
    for (const { id, ...entry } of rows) {
      yield entry;
      after = id;
    }
    if (rows.length < rowsAtOnce) return;
  }
}

type Row = SitemapEntry & Readonly<{ id: number }>;

async function readProperties(database: Database, after: number, last: number): Promise<Row[]> {
  const rows = await liveProperties(database)
    .select(["id", "image", "featured_image1", "featured_image2", "updated_at"])
    .where("status", "=", "active")
    .where("id", ">", after)
    .where("id", "<=", last)
    .orderBy("id")
    .limit(rowsAtOnce)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: `/property/${row.id}`,
    changedAt: row.updated_at,
    pictures: [row.image, row.featured_image1, row.featured_image2].filter((key) => key !== null),
  }));
}

async function readProjects(database: Database, after: number, last: number): Promise<Row[]> {
  const rows = await liveProjects(database)
    .select((eb) => [
      "id",
      "updated_at",
      eb
        .selectFrom("project_pictures")
        .select((pictures) => pictures.fn.agg<string[] | null>("array_agg", ["picture"]).as("keys"))
        .whereRef("project_id", "=", "projects.id")
        .as("pictures"),
    ])
    .where("id", ">", after)
    .where("id", "<=", last)
    .orderBy("id")
    .limit(rowsAtOnce)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: `/project/${row.id}`,
    changedAt: row.updated_at,
    pictures: row.pictures ?? [],
  }));
}
