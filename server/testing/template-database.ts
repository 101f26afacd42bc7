import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    template: { serverUrl: string; name: string };
  }
}

/** Nothing of a test's database needs to survive a crash. */
const testSettings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
};

/**
 * Provides one migrated database that every test file clones, on the server of DATABASE_URL or on an embedded PostgreSQL
 * for the whole run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-tests-"));
  const cluster = process.env.DATABASE_URL
    ? undefined
    : await startCluster(dataDir, () => undefined, testSettings);
  const serverUrl = process.env.DATABASE_URL ?? cluster?.databaseUrl ?? "";
  const name = `template_${randomBytes(4).toString("hex")}`;

  await runOnServer(serverUrl, `create database ${name}`);
  const database = connect(urlOfDatabase(serverUrl, name), (error) => {
    throw error;
  });
  await migrate(database);
  await database.destroy();
  project.provide("template", { serverUrl, name });

  return async () => {
    await runOnServer(serverUrl, `drop database ${name}`);
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function urlOfDatabase(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}
