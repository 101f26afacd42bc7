import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";

const run = promisify(execFile);
const variable = "TEMPLATE_FOLDER";

/** Creates and migrates one PostgreSQL for the whole run. Each server would take half of its start for that. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-template-"));
  const cluster = await startCluster(folder, () => undefined, { fsync: "off" });
  // PostgreSQL may stop before it has read that a connection ends.
  const database = connect(cluster.databaseUrl, () => undefined);
  await migrate(database);
  await database.destroy();
  await cluster.stop();
  // The workers that vitest starts share only the environment.
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true });
}

/** Gives a new data folder the migrated PostgreSQL, if the run has one. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const folder = process.env[variable];
  // Node's own copy does not keep the owner, who is not root.
  if (folder) await run("cp", ["-a", "--reflink=auto", join(folder, "postgres"), dataDir]);
}
