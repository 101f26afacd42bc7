import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "#server/platform/config.ts";
import { DataDirInUse, lockDataDir } from "#server/platform/process/data-dir-lock.ts";
import { connect, type Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";
import { runningClusterUrl, startCluster } from "./embedded/cluster.ts";
import { migrate } from "./migrate.ts";

export type OpenDatabase = Readonly<{ database: Database; close: () => Promise<void> }>;

/** How long a server that is just starting or stopping is waited for. */
const patience = 30_000;

/**
 * The site's database for a command that works beside a running server, or alone while none runs. `prepare` readies one
 * that no server is known to have readied.
 */
export async function openForCommand(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  tell: (message: string) => void,
  prepare: (database: Database) => Promise<unknown> = migrate,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openPrepared(databaseUrl, prepare, []);
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(200)) {
    const unlock = await lockUnlessInUse(dataDir);
    const opened = unlock ? await openStopped(dataDir, unlock, tell, prepare) : await openRunning(dataDir);
    if (opened) return opened;
  }
  throw new Error(
    `The server that uses ${dataDir} does not let anyone at its database; is it still starting?`,
  );
}

async function lockUnlessInUse(dataDir: string): Promise<(() => Promise<void>) | undefined> {
  return lockDataDir(dataDir).catch((error) => {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  });
}

/** Nobody else is there: the cluster runs for as long as the command does. */
async function openStopped(
  dataDir: string,
  unlock: () => Promise<void>,
  tell: (message: string) => void,
  prepare: (database: Database) => Promise<unknown>,
): Promise<OpenDatabase> {
  try {
    const cluster = await startCluster(dataDir, tell);
    return await openPrepared(cluster.databaseUrl, prepare, [cluster.stop, unlock]);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The server's own cluster, whose tables are the server's to make; undefined until it has made them. */
async function openRunning(dataDir: string): Promise<OpenDatabase | undefined> {
  const database = connect(await runningClusterUrl(dataDir), ignoreIdle);
  try {
    await database.selectFrom("accounts").select("id").limit(1).execute();
    return { database, close: () => database.destroy() };
  } catch (error) {
    await database.destroy();
    if (isDatabaseUnreachable(error) || isNotMadeYet(error)) return undefined;
    throw error;
  }
}

async function openPrepared(
  url: string,
  prepare: (database: Database) => Promise<unknown>,
  after: (() => Promise<void>)[],
): Promise<OpenDatabase> {
  const database = connect(url, ignoreIdle);
  const close = async () => {
    await database.destroy();
    for (const next of after) await next();
  };
  try {
    await prepare(database);
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** SQLSTATE of a database or a table that is not there. */
function isNotMadeYet(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "3D000" || error.code === "42P01");
}

/** A connection that breaks while nothing is asked of it is nobody's loss: the next query says so itself. */
function ignoreIdle(): void {}
