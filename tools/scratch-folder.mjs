// The folder for temporary files of tests.
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
/** Databases, pictures and browsers of the tests that run at the same time. */
const neededBytes = 3 * 1024 ** 3;
const prefix = "mithila-ghar-run-";

/**
 * Creates the folder, and removes it when this process exits. In memory where there is room: a database is more than a thousand files, which
 * disks take long to create and to delete.
 */
export function createScratchFolder() {
  const parent = isUsable() ? memory : tmpdir();
  removeAbandoned(parent);
  const folder = join(parent, prefix + process.pid);
  mkdirSync(folder);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function isUsable() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    // For root, PostgreSQL's programs are copied beside its data.
    const mayRunPrograms = !/^\S+ \/dev\/shm .*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));
    return mayRunPrograms && bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** What killed runs have left behind. */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const pid = Number(name.slice(prefix.length));
    // In a container, the run before may have had the number of this one.
    if (!name.startsWith(prefix) || (pid !== process.pid && isRunning(pid))) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
