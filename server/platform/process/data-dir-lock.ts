import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, rename, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { canConnect } from "./can-connect.ts";
import { ensureSocketDirectory } from "./socket-directory.ts";

/** Another server is running on the same data directory. */
export class DataDirInUse extends Error {}

/**
 * Locks `dataDir` for this process. The lock is a listening socket: the kernel closes it when the process dies, so a
 * connection attempt distinguishes a stale socket file from a live lock.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(await ensureSocketDirectory(dataDir, "lock"), "holder");
  for (;;) {
    const server = await listen(path);
    if (server) {
      return async () => {
        server.close();
        await once(server, "close");
      };
    }
    // The rename decides between two processes that find the same stale lock: only one of them succeeds.
    const stale = `${path}-${randomBytes(3).toString("hex")}`;
    if (await canConnect({ path })) throw new DataDirInUse(inUseMessage(dataDir));
    await rename(path, stale).catch(() => undefined);
    if (await canConnect({ path: stale })) {
      await rename(stale, path);
      throw new DataDirInUse(inUseMessage(dataDir));
    }
    await rm(stale, { force: true });
  }
}

async function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end());
  server.listen(path);
  try {
    await once(server, "listening");
    server.unref();
    return server;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return undefined;
    throw error;
  }
}

function inUseMessage(dataDir: string): string {
  return `Another server is already using ${dataDir}; for several servers set DATABASE_URL and S3_BUCKET`;
}
