import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** The peak memory of a process and its children, without PostgreSQL, while `work` runs. */
export async function measurePeakMemoryBytes(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = await readMemoryBytes(pid);
  let isRunning = true;
  const polling = (async () => {
    while (isRunning) {
      peak = Math.max(peak, await readMemoryBytes(pid));
      await delay(10);
    }
  })();
  try {
    await work();
  } finally {
    isRunning = false;
    await polling;
  }
  return peak;
}

/** The memory of a process and its children, without PostgreSQL. */
export async function readMemoryBytes(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, "utf8").catch(() => ""),
    readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => ""),
  ]);
  if (/^Name:\s+postgres$/m.test(status)) return 0;
  const ownBytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  const childrenBytes = await Promise.all(
    children.split(" ").filter(Boolean).map(Number).map(readMemoryBytes),
  );
  return childrenBytes.reduce((sum, bytes) => sum + bytes, ownBytes);
}
