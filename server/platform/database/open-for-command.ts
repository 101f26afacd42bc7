import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "#server/platform/config.ts";
import { DataDirInUse, lockDataDir } from "#server/platform/process/data-dir-lock.ts";
import { connect, type Database } from "./database.ts";
import { isDatabaseUnreachable } from "./database-unreachable.ts";
import { runningClusterUrl, startCluster } from "./embedded/cluster.ts";
import { migrate } from "./migrate.ts";

export type OpenDatabase = Readonly<{ database: Database; close: () => Promise<void> }>;

/** How long to wait for a server that is starting or stopping. */
const serverTransitionTimeoutMs = 30_000;

/** Nobody waits for the response of a command as for that of a request. */
const silenceTimeoutMs = 10_000;

/**
 * Opens the site's database for a command, whether a server is running or not. `prepare` runs unless a running server has
 * already prepared the database.
 */
export async function openForCommand(
  { databaseUrl, databaseListenUrl, dataDir }: Pick<Config, "databaseUrl" | "databaseListenUrl" | "dataDir">,
  log: (message: string) => void,
  prepare: (database: Database) => Promise<unknown> = migrate,
): Promise<OpenDatabase> {
  // Past a pooler, whose limit for statements is too short for commands.
  const serverUrl = databaseListenUrl ?? databaseUrl;
  if (serverUrl !== undefined) return openPrepared(serverUrl, prepare, []);
  const deadline = Date.now() + serverTransitionTimeoutMs;
  for (; Date.now() < deadline; await delay(200)) {
    const unlock = await lockUnlessInUse(dataDir);
    const opened = unlock ? await openStopped(dataDir, unlock, log, prepare) : await openRunning(dataDir);
    if (opened) return opened;
  }
  throw new Error(`The database of the server on ${dataDir} is not ready; is the server still starting?`);
}

async function lockUnlessInUse(dataDir: string): Promise<(() => Promise<void>) | undefined> {
  return lockDataDir(dataDir).catch((error) => {
    if (error instanceof DataDirInUse) return undefined;
    throw error;
  });
}

/** No server runs, so the command starts the cluster and stops it when it closes. */
async function openStopped(
  dataDir: string,
  unlock: () => Promise<void>,
  log: (message: string) => void,
  prepare: (database: Database) => Promise<unknown>,
): Promise<OpenDatabase> {
  try {
    const cluster = await startCluster(dataDir, log);
    return await openPrepared(cluster.databaseUrl, prepare, [cluster.stop, unlock]);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Connects to the server's cluster. Undefined until the server has created its tables. */
async function openRunning(dataDir: string): Promise<OpenDatabase | undefined> {
  const database = connect(await runningClusterUrl(dataDir), ignoreIdle, { silenceTimeoutMs });
  try {
    await database.selectFrom("accounts").select("id").limit(1).execute();
    return { database, close: () => database.destroy() };
  } catch (error) {
    await database.destroy();
    if (isDatabaseUnreachable(error) || isNotCreatedYet(error)) return undefined;
    throw error;
  }
}

async function openPrepared(
  url: string,
  prepare: (database: Database) => Promise<unknown>,
  closeCallbacks: (() => Promise<void>)[],
): Promise<OpenDatabase> {
  const database = connect(url, ignoreIdle, { silenceTimeoutMs });
  const close = async () => {
    await database.destroy();
    for (const callback of closeCallbacks) await callback();
  };
  try {
    await prepare(database);
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** SQLSTATE of a missing database or table. */
function isNotCreatedYet(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "3D000" || error.code === "42P01");
}

/** A broken idle connection needs no handling: the pool opens another one for the next query. */
function ignoreIdle(): void {}
