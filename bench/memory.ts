import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { Figure } from "./figure.ts";
import type { Running } from "./processes.ts";

/** The pool lets idle connections go after ten seconds. */
const untilRest = 12_000;

/** Server, database and all they started, each page of memory counted once. */
export async function memoryAtRest(site: Running): Promise<Figure> {
  for (const path of ["/", "/buy", "/property/1", "/projects"])
    await (await fetch(site.origin + path)).text();
  await delay(untilRest);
  const pids = await withDescendants(site.pid);
  const [server = 0, ...others] = await Promise.all(pids.map(proportionalMegabytes));
  const database = others.reduce((sum, one) => sum + one, 0);
  return {
    what: "memory at rest, server and database",
    value: server + database,
    unit: "MB",
    bar: { most: 300 },
    from: `${Math.round(server)} MB server, ${Math.round(database)} MB database in ${others.length} processes (PSS)`,
  };
}

async function withDescendants(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  const pids = children.split(" ").filter((text) => text !== "");
  return [pid, ...(await Promise.all(pids.map((child) => withDescendants(Number(child))))).flat()];
}

async function proportionalMegabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}
