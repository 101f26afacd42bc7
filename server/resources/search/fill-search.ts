import { sql } from "kysely";
import { personKeys } from "#domain/find/person-keys.ts";
import { projectKeys, propertyKeys } from "#domain/search/row-keys.ts";
import type { Database } from "#server/platform/database/database.ts";
import { runInOneInstance } from "#server/platform/database/run-in-one-instance.ts";
import { selectSearchedProjects } from "#server/resources/projects/repository.ts";
import { selectSearchedProperties } from "#server/resources/properties/repository.ts";

const batchRows = 200;
const intervalMs = 10_000;
/** Any number that no other lock of the app uses. */
const fillLock = 7_041_598;

type Filled = Readonly<{ id: number; keys: readonly string[] }>;

/** Fills now and every few seconds, in one instance at a time. Returns a function that stops it. */
export function startFillingSearch(
  database: Database,
  log: Readonly<{ info(values: object, message: string): void; warn(values: object, message: string): void }>,
): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= runInOneInstance(database, fillLock, async () => {
      const filled = await fillSearch(database, stopping.signal);
      if (filled > 0) log.info({ filled }, "read the words of rows for searches");
    })
      .catch((error: unknown) => log.warn({ err: error }, "reading the words of rows failed"))
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}

/**
 * SR1: writes the keys of rows that have none, because they are older than searches by words or the previous release wrote them,
 * and returns their number. A row that is changed meanwhile gets the keys of its new words in the next batch.
 */
export async function fillSearch(database: Database, signal?: AbortSignal): Promise<number> {
  let filled = 0;
  for (const { table, read } of [
    { table: "properties", read: readProperties },
    { table: "projects", read: readProjects },
    { table: "people", read: readPeople },
  ] as const) {
    let rows: Filled[];
    do {
      rows = await inTransaction(database, async (transaction) => {
        const unfilled = await read(transaction);
        if (unfilled.length > 0) await writeKeys(transaction, table, unfilled);
        return unfilled;
      });
      filled += rows.length;
    } while (rows.length === batchRows && !signal?.aborted);
  }
  return filled;
}

function inTransaction<Result>(database: Database, work: (transaction: Database) => Promise<Result>) {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}

async function readProperties(transaction: Database): Promise<Filled[]> {
  const rows = await selectSearchedProperties(transaction)
    .where("search", "is", null)
    .orderBy("id")
    .limit(batchRows)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.id, keys: propertyKeys(row) }));
}

async function readProjects(transaction: Database): Promise<Filled[]> {
  const rows = await selectSearchedProjects(transaction)
    .where("search", "is", null)
    .orderBy("id")
    .limit(batchRows)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.id, keys: projectKeys(row) }));
}

async function readPeople(transaction: Database): Promise<Filled[]> {
  const rows = await transaction
    .selectFrom("people")
    .select(["id", "name", "staff_name", "phone", "email"])
    .where("search", "is", null)
    .orderBy("id")
    .limit(batchRows)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ id: row.id, keys: personKeys(row) }));
}

async function writeKeys(
  transaction: Database,
  table: "properties" | "projects" | "people",
  rows: readonly Filled[],
) {
  await sql`
    update ${sql.table(table)} as stored
    set search = array_to_tsvector(array(select jsonb_array_elements_text(filled.keys))), searched_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as filled (id integer, keys jsonb)
    where stored.id = filled.id`.execute(transaction);
}
