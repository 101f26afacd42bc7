import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import type { Measurement } from "./measurement.ts";
import type { RunningServer } from "./server-processes.ts";

/** Longer than the 10 s after which the pool closes idle connections. */
const idleWaitMs = 12_000;

/** The others are reads of the API, which take less time. */
const pageInterval = 10;

/** Uses PSS, which divides shared memory pages among the processes, so that none is counted twice. */
export async function measureIdleMemory(site: RunningServer): Promise<Measurement> {
  await readPages(site);
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

/** How much larger the server is after so many different addresses, of which the cache keeps what it has room for. */
export async function measureMemoryOfAddresses(site: RunningServer, addresses: number): Promise<Measurement> {
  await readPages(site);
  const beforeMb = await readPssMb(site.pid);
  let nth = 0;
  const { non2xx } = await autocannon({
    url: site.origin,
    connections: 8,
    amount: addresses,
    timeout: 60,
    headers: { "accept-encoding": "br" },
    requests: [
      {
        setupRequest: (request) => {
          nth += 1;
          const path = nth % pageInterval === 0 ? "/buy" : "/api/properties/";
          return { ...request, path: `${path}?price_from=${nth}` };
        },
      },
    ],
  });
  await delay(idleWaitMs);
  const afterMb = await readPssMb(site.pid);
  return {
    name: `memory after ${addresses.toLocaleString("en")} different addresses`,
    value: afterMb - beforeMb,
    unit: "MB",
    target: { max: 80 },
    details: `${Math.round(beforeMb)} to ${Math.round(afterMb)} MB of the server (PSS), ${non2xx} refused`,
  };
}

async function readPages({ origin }: RunningServer): Promise<void> {
  for (const path of ["/", "/buy", "/property/1", "/projects"]) await (await fetch(origin + path)).text();
  await delay(idleWaitMs);
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
