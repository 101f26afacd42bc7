import { sql } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Entry } from "./sitemap-xml.ts";

const rowsAtOnce = 1_000;

/** A stretch of ids, with how many of its rows visitors see and when the last of them changed. */
export type Stretch = Readonly<{ number: number; rows: number; changedAt: Date | null }>;
export type SitemapTable = "properties" | "projects";

/**
 * Where the rows are. Stretches of ids, not of rows: their bounds don't move when a listing goes, so a crawler that
 * comes back finds each listing in the file where it was, and a file is one range of the primary key.
 */
export async function stretches(database: Database, table: SitemapTable, size: number): Promise<Stretch[]> {
  const seen = table === "properties" ? sql`where status = 'active'` : sql``;
  const { rows } = await sql<Stretch>`
    select (id - 1) / ${sql.lit(size)} as number, count(*) as rows, max(updated_at) as "changedAt"
    from ${sql.table(table)} ${seen}
    group by 1 order by 1`.execute(database);
  return rows;
}

/** Entries of the ids from `first` to `last`, a thousand in memory at a time. */
export async function* entriesOf(
  database: Database,
  table: SitemapTable,
  first = 1,
  last = 2_147_483_647,
): AsyncGenerator<Entry> {
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

type Row = Entry & Readonly<{ id: number }>;

async function readProperties(database: Database, after: number, last: number): Promise<Row[]> {
  const rows = await database
    .selectFrom("properties")
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
  const rows = await database
    .selectFrom("projects")
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
