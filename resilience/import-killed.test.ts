import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type ImportDetails, importDetailsSchema } from "#domain/imports/import.ts";
import { tokenPairSchema } from "#domain/session/session.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isFullRun } from "#server/testing/full-run.ts";
import { DisposableServer } from "./disposable-server.ts";

const rowCount = 10_000;
const kills = 20;
const killsOfUndo = 5;
const password = "a password for imports";
const pollMs = 100;
let server: DisposableServer;
let token = "";
beforeAll(async () => {
  server = await DisposableServer.create({ ADMIN_PASSWORD: password, DEMO: "0" });
  await server.start();
});
afterAll(() => server.remove());

/** Every 50th line is refused. */
function createFile(reference: string): string {
  const lines = Array.from({ length: rowCount }, (_, index) => {
    const price = index % 50 === 49 ? "cheap" : `${index + 1} lakh`;
    return `${reference}-${index},House ${index},${price},900,"Bhanu Chowk, Janakpur-4, Dhanusha"`;
  });
  return `${["Reference,Name,Price,Area,Address", ...lines].join("\n")}\n`;
}

async function call<Value>(
  method: string,
  path: string,
  schema: z.ZodMiniType<Value>,
  body?: object | string,
) {
  const isFile = typeof body === "string";
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      ...(body && { "content-type": isFile ? "application/octet-stream" : "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return schema.parse(await response.json());
}

async function logIn(): Promise<void> {
  token = "";
  token = (await call("POST", "/api/token/", tokenPairSchema, { username: "admin", password })).access;
}

const read = (id: number) => call("GET", `/api/imports/${id}/`, importDetailsSchema);

async function waitFor(id: number, status: ImportDetails["status"]): Promise<ImportDetails> {
  for (;;) {
    const item = await read(id);
    if (item.status === status) return item;
    await delay(pollMs);
  }
}

async function checkFile(content: string): Promise<number> {
  await logIn();
  const upload = randomBytes(16).toString("hex");
  await call("PUT", `/api/imports/uploads/${upload}/`, z.unknown(), content);
  const body = { kind: "listings", file_name: "listings.csv", upload, bytes: Buffer.byteLength(content) };
  const { id } = await call("POST", "/api/imports/", importDetailsSchema, body);
  await waitFor(id, "checked");
  return id;
}

/** Runs a step and kills the server at random moments, each after some more lines were done. */
async function killDuring(id: number, done: "done" | "undone", killCount: number): Promise<void> {
  let progress = 0;
  for (let kill = 0; kill < killCount; kill += 1) {
    const target = Math.min(rowCount - 1, progress + Math.ceil(rowCount / (killCount + 2)));
    for (;;) {
      const item = await read(id);
      if (item.status === done || item.done_count >= target) break;
      await delay(pollMs);
    }
    await delay(randomInt(0, 100));
    await server.killServer();
    await server.start();
    await logIn();
    const after = await read(id);
    if (after.status !== done) expect(after.done_count).toBeGreaterThanOrEqual(progress);
    progress = after.done_count;
  }
}

/** Everything about the listings of a file but their ids and times. */
async function listings(database: Database, reference: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select replace(reference, ${reference}, '') as reference, name, price, area, address, street, ward, local_level_id, status,
      deleted_at is not null as is_deleted,
      (select count(*) from row_history where table_name = 'properties' and row_id = properties.id) as entries
    from properties where reference like ${`${reference}-%`} order by length(reference), reference`.execute(
    database,
  );
  return rows;
}
const outcomes = (database: Database, id: number) =>
  database
    .selectFrom("import_rows")
    .select(["line", "outcome", "problems", "undo"])
    .where("import_id", "=", id)
    .orderBy("position")
    .execute();

test.runIf(isFullRun)(
  "IM1: kill -9 during an import and its undo loses and doubles nothing: the result is that of an undisturbed one",
  async ({ annotate }) => {
    const undisturbed = await checkFile(createFile("A"));
    await call("POST", `/api/imports/${undisturbed}/run/`, z.unknown());
    await waitFor(undisturbed, "done");
    const killed = await checkFile(createFile("B"));
    await call("POST", `/api/imports/${killed}/run/`, z.unknown());
    await killDuring(killed, "done", kills);
    const { counts } = await waitFor(killed, "done");
    expect(counts).toEqual({
      new: rowCount - rowCount / 50,
      changed: 0,
      unchanged: 0,
      refused: rowCount / 50,
    });
    await server.withDatabase(async (database) => {
      expect(await listings(database, "B")).toEqual(await listings(database, "A"));
      expect(await outcomes(database, killed)).toEqual(await outcomes(database, undisturbed));
    });
    await call("POST", `/api/imports/${undisturbed}/undo/`, z.unknown());
    await waitFor(undisturbed, "undone");
    await call("POST", `/api/imports/${killed}/undo/`, z.unknown());
    await killDuring(killed, "undone", killsOfUndo);
    expect(await waitFor(killed, "undone")).toMatchObject({ left_count: 0 });
    await server.withDatabase(async (database) => {
      expect(await listings(database, "B")).toEqual(await listings(database, "A"));
      expect((await listings(database, "B")).every(({ is_deleted }) => is_deleted)).toBe(true);
    });
    await annotate(
      `${kills} kills during ${rowCount} lines, then ${killsOfUndo} during their undo; nothing lost, nothing twice`,
    );
  },
);
