import { sql } from "kysely";
import type { RedirectOrigin } from "#domain/redirects/redirect.ts";
import { type RedirectInput, shortPathProblem } from "#domain/redirects/redirect-input.ts";
import { normalizeShortPath } from "#domain/redirects/short-path.ts";
import type { Database } from "#server/platform/database/database.ts";
import { likeContaining } from "#server/platform/database/like.ts";
import { rowTexts } from "#server/resources/rows/row-texts.ts";

/** Without its counts, which are no part of its version. */
export async function findRedirect(database: Database, id: number) {
  return selectRedirects(database).where("id", "=", id).executeTakeFirst();
}
export type RedirectRow = NonNullable<Awaited<ReturnType<typeof findRedirect>>>;

/** All that are in use. */
export function selectRedirects(database: Database) {
  return database
    .selectFrom("redirects")
    .select(["id", "path", "target", "is_permanent", "updated_at"])
    .where("deleted_at", "is", null);
}

export async function findRedirectOf(database: Database, path: string): Promise<RedirectRow | undefined> {
  return selectRedirects(database).where("path", "=", path).executeTakeFirst();
}

type Filters = Readonly<{ search: string; origin: RedirectOrigin | null }>;

function filterRedirects(database: Database, { search, origin }: Filters) {
  let query = selectRedirects(database);
  if (search !== "")
    query = query.where(sql<boolean>`${rowTexts.redirects.searchText} like ${likeContaining(search)}`);
  if (origin !== null) query = query.where("import_id", origin === "own" ? "is" : "is not", null);
  return query;
}

/** Those of staff first, then the newest first. */
export async function listRedirects(
  database: Database,
  filters: Filters,
  { limit, offset }: Readonly<{ limit: number; offset: number }>,
) {
  return filterRedirects(database, filters)
    .select(["hits", "last_hit_at", "import_id", "created_at"])
    .orderBy(sql`import_id is not null`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}
export type ListedRedirectRow = Awaited<ReturnType<typeof listRedirects>>[number];

export async function countRedirects(database: Database, filters: Filters): Promise<number> {
  const { count } = await filterRedirects(database, filters)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** A path in the trash can be used again: nothing that is restored may collide. False if the path is in use. */
export async function claimPath(transaction: Database, path: string, ownId: number | null): Promise<boolean> {
  await transaction
    .deleteFrom("redirects")
    .where("path", "=", path)
    .where("deleted_at", "is not", null)
    .execute();
  const other = await findRedirectOf(transaction, path);
  return other === undefined || other.id === ownId;
}

export async function insertRedirect(
  transaction: Database,
  input: RedirectInput,
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto("redirects")
    .values(input)
    // Somebody else was faster.
    .onConflict((conflict) => conflict.column("path").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export async function updateRedirect(transaction: Database, id: number, input: RedirectInput): Promise<void> {
  await transaction
    .updateTable("redirects")
    .set({ ...input, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

type AddedRedirect = Readonly<{ path: string; target: string; importId: number | null }>;

/**
 * IM2: adds permanent redirects to pages of the site. One that staff wrote stays, one of an earlier import is replaced. Returns the
 * paths that the site itself uses or that are no addresses, for which there is none.
 */
export async function addRedirects(
  transaction: Database,
  rows: readonly AddedRedirect[],
): Promise<readonly string[]> {
  const refused: string[] = [];
  const added = new Map<string, AddedRedirect>();
  for (const row of rows) {
    const path = normalizeShortPath(row.path);
    if (path === undefined || shortPathProblem(path)) refused.push(row.path);
    else added.set(path, row);
  }
  const targets = [...added.values()];
  await sql`
    insert into redirects (path, target, is_permanent, import_id)
    select path, target, true, import_id
    from unnest(${[...added.keys()]}::text[], ${targets.map(({ target }) => target)}::text[],
      ${targets.map(({ importId }) => importId)}::integer[]) as given (path, target, import_id)
    order by path
    on conflict (path) do update
      set target = excluded.target, is_permanent = true, import_id = excluded.import_id, updated_at = now(), deleted_at = null
      where redirects.deleted_at is not null
        or (redirects.import_id is not null and redirects.target <> excluded.target)`.execute(transaction);
  return refused;
}

/** Adds uses of redirects. Rows are locked in the order of their ids, so that instances can't block each other. */
export async function recordHits(
  database: Database,
  hits: ReadonlyMap<number, Readonly<{ count: number; lastAt: Date }>>,
): Promise<void> {
  const counts = [...hits.values()];
  await sql`
    with given as (
      select * from unnest(${[...hits.keys()]}::integer[], ${counts.map(({ count }) => count)}::integer[],
        ${counts.map(({ lastAt }) => lastAt)}::timestamptz[]) as given (id, count, last_at)
    ), locked as (
      select id from redirects where id in (select id from given) order by id for update
    )
    update redirects set hits = hits + given.count, last_hit_at = greatest(last_hit_at, given.last_at)
    from given join locked using (id) where redirects.id = given.id`.execute(database);
}
