import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { connect, type Database } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import type { MediaStore } from "#server/platform/media/media-store.ts";
import { openMediaStore } from "#server/platform/media/open-media-store.ts";
import { lockDataDir } from "#server/platform/process/data-dir-lock.ts";
import { BackupError } from "./backup.ts";

/** The only entry of an unused data directory. */
const lockName = "lock-socket";

/** Calls `fill` for an empty data directory that no server uses, and empties the directory again if `fill` fails. */
export async function withEmptyDataDir(
  {
    dataDir,
    databaseUrl,
    databaseListenUrl,
    s3,
  }: Pick<Config, "dataDir" | "databaseUrl" | "databaseListenUrl" | "s3">,
  log: (message: string) => void,
  fill: (database: Database, media: MediaStore) => Promise<void>,
): Promise<void> {
  const unlock = await lockDataDir(dataDir);
  try {
    if ((await readdir(dataDir)).some((name) => name !== lockName))
      throw new BackupError(`${dataDir} is not empty: restore into a new DATA_DIR`);
    try {
      await withCluster(dataDir, databaseListenUrl ?? databaseUrl, log, async (url) => {
        const database = connect(url, () => undefined);
        try {
          const media = await openMediaStore({ dataDir, s3 });
          if ((await media.readOwner()) !== undefined)
            throw new BackupError("S3_BUCKET belongs to another database: restore into an empty bucket");
          await fill(database, media);
        } finally {
          await database.destroy();
        }
      });
    } catch (error) {
      for (const name of await readdir(dataDir)) {
        if (name !== lockName) await rm(join(dataDir, name), { recursive: true, force: true });
      }
      throw error;
    }
  } finally {
    await unlock();
  }
}

async function withCluster(
  dataDir: string,
  databaseUrl: string | undefined,
  log: (message: string) => void,
  use: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== undefined) return use(databaseUrl);
  const cluster = await startCluster(dataDir, log);
  try {
    await use(cluster.databaseUrl);
  } finally {
    await cluster.stop();
  }
}
