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

/**
 * A real PostgreSQL for the whole run, DATABASE_URL's if one is given, with one migrated database that every
 * test file clones.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-tests-"));
  const cluster = process.env.DATABASE_URL ? undefined : await startCluster(dataDir, () => undefined);
  const serverUrl = process.env.DATABASE_URL ?? cluster?.databaseUrl ?? "";
  const name = `template_${randomBytes(4).toString("hex")}`;

  await administer(serverUrl, `create database ${name}`);
  const database = connect(urlOf(serverUrl, name), (error) => {
    throw error;
  });
  await migrate(database);
  await database.destroy();
  project.provide("template", { serverUrl, name });

  return async () => {
    await administer(serverUrl, `drop database ${name}`);
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}
