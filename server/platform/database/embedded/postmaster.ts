import { readFile, realpath, writeFile } from "node:fs/promises";

/** The pid in the first line of a PostgreSQL lock file; undefined if the file does not exist. */
export async function readPid(lockFile: string): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(lockFile, "utf8").catch(() => ""), 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/**
 * Whether the process is the postmaster of this cluster. Signalling it is not enough: that also succeeds for a zombie and
 * for an unrelated process that got the same pid after a reboot.
 */
export async function isPostmaster(pid: number, clusterDir: string): Promise<boolean> {
  if (!isSignalable(pid)) return false;
  if (process.platform !== "linux") return true;
  // A zombie's command line is empty.
  const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  const args = commandLine.split("\0");
  const servedDir = args[args.indexOf("-D") + 1] ?? "";
  return (await realPath(servedDir)) === (await realPath(clusterDir));
}

/**
 * PostgreSQL does not start if the pid in a lock file can be signalled, unless it is its parent's. This writes the pid of
 * this process; PostgreSQL still checks that no backend of the old postmaster is attached to the shared memory.
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
