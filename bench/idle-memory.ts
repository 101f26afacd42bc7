import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Measurement } from "./measurement.ts";
import type { RunningServer } from "./server-processes.ts";

/** Longer than the 10 s after which the pool closes idle connections. */
const idleWaitMs = 12_000;

/** Uses PSS, which divides shared memory pages among the processes, so that none is counted twice. */
export async function measureIdleMemory(site: RunningServer): Promise<Measurement> {
  for (const path of ["/", "/buy", "/property/1", "/projects"])
    await (await fetch(site.origin + path)).text();
  await delay(idleWaitMs);
  const pids = await listProcessTree(site.pid);
  const [serverMb = 0, ...childrenMb] = await Promise.all(pids.map(readPssMb));
  const databaseMb = childrenMb.reduce((sum, childMb) => sum + childMb, 0);
  return {
    name: "idle memory, server and database",
    value: serverMb + databaseMb,
    unit: "MB",
    target: { max: 300 },
    details: `${Math.round(serverMb)} MB server, ${Math.round(databaseMb)} MB database in ${childrenMb.length} processes (PSS)`,
  };
}

async function listProcessTree(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const pids = children.split(" ").filter((text) => text !== "");
  return [pid, ...(await Promise.all(pids.map((child) => listProcessTree(Number(child))))).flat()];
}

async function readPssMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}
