import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connect, type Database } from "#server/platform/database/database.ts";
import { runOnServer, urlOfDatabase } from "./template-database.ts";

export type TestDatabase = Readonly<{ database: Database; url: string; drop: () => Promise<void> }>;

/** A new, migrated and empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  // Copying the files takes a quarter of the processor time of PostgreSQL's default, which logs every page.
  return createDatabase(`template ${inject("template").name} strategy file_copy`);
}

/** A database without any table. */
export async function createBlankDatabase(): Promise<TestDatabase> {
  return createDatabase("");
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const { serverUrl } = inject("template");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name} ${options}`);
  const url = urlOfDatabase(serverUrl, name);
  // Errors of idle connections are ignored, because some tests break connections on purpose.
  const database = connect(url, () => undefined, { silenceTimeoutMs: 10_000 });
  return {
    database,
    url,
    async drop() {
      await database.destroy();
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
