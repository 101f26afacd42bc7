import { expressionBuilder, sql } from "kysely";
import { maxRowId } from "#domain/row-id.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Schema } from "#server/platform/database/schema.ts";
import { liveProjects } from "#server/resources/projects/repository.ts";
import { isListed } from "#server/resources/properties/filter-conditions.ts";
import { liveProperties } from "#server/resources/properties/repository.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

const maxRowsPerQuery = 1_000;

export type SitemapTable = "properties" | "projects";

const isVisible = {
  properties: sql`${isListed(expressionBuilder<Schema, "properties">())} and deleted_at is null`,
  projects: sql`deleted_at is null`,
} as const satisfies Record<SitemapTable, unknown>;

/** Stops counting above `maxRows`, because counting a million rows would take seconds. */
export async function hasMoreVisibleRows(database: Database, maxRows: number): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from (
      (select 1 from properties where ${isVisible.properties} limit ${maxRows + 1})
      union all
      (select 1 from projects where ${isVisible.projects} limit ${maxRows + 1})
    ) as seen`.execute(database);
  return (rows[0]?.found ?? 0) > maxRows;
}

/**
 * The numbers, from 1, of the sitemap files that contain a visible row. A file covers a fixed range of ids, so that a
 * row stays in its file when others are deleted, and reading a file is a range scan of the primary key.
 */
export async function sitemapFileNumbers(
  database: Database,
  table: SitemapTable,
  idsPerFile: number,
): Promise<number[]> {
  const name = sql.table(table);
  const size = sql.lit(idsPerFile);
  const { rows } = await sql<{ number: number }>`
    select number from generate_series(1, (select (max(id) - 1) / ${size} + 1 from ${name})) as number
    where exists (
      select 1 from ${name}
      where id > (number::bigint - 1) * ${size} and id <= number::bigint * ${size} and ${isVisible[table]}
    )
    order by number`.execute(database);
  return rows.map(({ number }) => number);
}

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

/** Yields the rows with ids from `first` to `last`, read in batches. */
export async function* readEntries(
  database: Database,
  table: SitemapTable,
  first = 1,
  last = maxRowId,
): AsyncGenerator<SitemapEntry> {
  const read = table === "properties" ? readProperties : readProjects;
  let after = first - 1;
  for (;;) {
    const rows = await read(database, after, last);
    for (const { id, ...entry } of rows) {
      yield entry;
      after = id;
    }
    if (rows.length < maxRowsPerQuery) return;
  }
}

type Row = SitemapEntry & Readonly<{ id: number }>;

async function readProperties(database: Database, after: number, last: number): Promise<Row[]> {
  const rows = await liveProperties(database)
    .select(["id", "image", "featured_image1", "featured_image2", "updated_at"])
    .where(isListed)
    .where("id", ">", after)
    .where("id", "<=", last)
    .orderBy("id")
    .limit(maxRowsPerQuery)
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
    .limit(maxRowsPerQuery)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: `/project/${row.id}`,
    changedAt: row.updated_at,
    pictures: row.pictures ?? [],
  }));
}
