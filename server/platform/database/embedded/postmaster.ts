import { readFile, realpath, writeFile } from "node:fs/promises";

/** The pid on the first line of one of PostgreSQL's lock files; undefined if there is no such file. */
export async function readPid(lockFile: string): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(lockFile, "utf8").catch(() => ""), 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/**
 * Whether the process is a postmaster of this cluster. A signal alone can't tell: it also reaches a zombie, and after a
 * restart of the machine an unrelated process with the same pid.
 */
export async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
  if (!isSignalable(pid)) return false;
  if (process.platform !== "linux") return true;
  // Empty for a zombie.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const args = commandLine.split("\0");
  const servedDir = args[args.indexOf("-D") + 1] ?? "";
  return (await realPath(servedDir)) === (await realPath(clusterDir));
}

/**
 * PostgreSQL refuses to start if the pid in a lock file can be signalled, unless it is its parent's. With this process's
 * pid it goes on, and still checks that no backend of the old postmaster is attached to the shared memory.
 */
export async function markStale(lockFile: string): Promise<void> {
  const pid = await readPid(lockFile);
  if (pid === undefined || !isSignalable(pid)) return;
  const content = await readFile(lockFile, "utf8");
  await writeFile(lockFile, content.replace(/^\d+/, String(process.pid)));
}

const realPath = (path: string) => realpath(path).catch(() => path);

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
