import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, rename, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { ensureSocketDirectory } from "./socket-directory.ts";

/** Another server is alive on the same data folder. */
export class DataDirInUse extends Error {}

/**
 * Holds `dataDir` for this process. A listening socket is the lock: the kernel closes it when the process
 * dies, however it dies, so a leftover file is told from a live holder by knocking.
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
    // Moved aside before it is judged: of two starters that find a dead lock, only one moves it.
    const aside = `${path}-${randomBytes(3).toString("hex")}`;
    if (await isAlive(path)) throw new DataDirInUse(`Another server is already using ${dataDir}`);
    await rename(path, aside).catch(() => undefined);
    if (await isAlive(aside)) {
      await rename(aside, path);
      throw new DataDirInUse(`Another server is already using ${dataDir}`);
    }
    await rm(aside, { force: true });
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

async function isAlive(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
