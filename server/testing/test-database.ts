import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connect, type Database } from "#server/platform/database/database.ts";
import { administer, urlOf } from "./template-database.ts";

export type TestDatabase = Readonly<{ database: Database; url: string; drop: () => Promise<void> }>;

/** A fresh, migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, name: template } = inject("template");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = urlOf(serverUrl, name);
  // A test may break connections on purpose; the pool makes new ones, in its own time if the machine is busy.
  const database = connect(url, () => undefined, 10_000);
  return {
    database,
    url,
    async drop() {
      await database.destroy();
      await administer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}
