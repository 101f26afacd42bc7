import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/** The most that a server and the processes it works with took while `work` ran; PostgreSQL is not among them. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = await memoryOf(pid);
  let isWorking = true;
  const watching = (async () => {
    while (isWorking) {
      peak = Math.max(peak, await memoryOf(pid));
      await delay(10);
    }
  })();
  try {
    await work();
  } finally {
    isWorking = false;
    await watching;
  }
  return peak;
}

/** In bytes, those of its children among them. */
export async function memoryOf(pid: number): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, "utf8").catch(() => ""),
    readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => ""),
  ]);
  if (/^Name:\s+postgres$/m.test(status)) return 0;
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  const theirs = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(memoryOf));
  return theirs.reduce((sum, bytes) => sum + bytes, own);
}
