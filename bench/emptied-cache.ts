import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { runningClusterUrl } from "#server/platform/database/embedded/cluster.ts";
import { measureAlone } from "./alone.ts";
import type { Measurement } from "./measurement.ts";
import { seedProperties } from "./seed-properties.ts";
import { startSite } from "./server-processes.ts";
import { median } from "./timing.ts";

const addresses = 1_000;
const requestsPerSecond = 200;
const seconds = 15;
/** Each page is read once before, because V8 optimises what runs often. */
const connectionsBefore = 8;

/** The status is 0 if the connection failed. */
type Answer = Readonly<{ status: number; waitMs: number }>;

/**
 * What visitors of many addresses wait after a change that empties the cache, or at an instance that has just started: they do not wait
 * for each other, and each page is as likely as another, which is the worst case.
 */
export async function measureEmptiedCache(folder: string, processes = "1"): Promise<Measurement[]> {
  const site = await startSite(folder, { WEB_CONCURRENCY: processes });
  const databaseUrl = await runningClusterUrl(join(folder, "site"));
  await seedProperties(databaseUrl, 2 * addresses);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    "select id from properties where status = 'active' order by id desc limit $1",
    [addresses],
  );
  const urls = rows.map(({ id }) => `${site.origin}/property/${id}`);
  const agent = new Agent({ keepAlive: true });
  try {
    await readAll(urls, agent);
    await client.query("select pg_notify('public_change', 'everything')");
    const answers = await readSteadily(urls, agent);
    const answered = answers.filter(({ status }) => status === 200);
    const waitsMs = answers.map(({ waitMs }) => waitMs);
    const name = `${addresses.toLocaleString("en")} pages after their cache was emptied, ${requestsPerSecond} requests/s`;
    return [
      {
        name: `${name}, longest wait`,
        value: Math.max(...waitsMs),
        unit: "ms",
        target: { max: 2_000 },
        details: `p50 ${median(waitsMs).toFixed(1)} ms`,
      },
      {
        name: `${name}, answered`,
        value: answered.length / answers.length,
        unit: "×",
        target: { min: 1 },
        details: `${answers.length - answered.length} of ${answers.length} in ${seconds} s were told to ask again`,
      },
    ];
  } finally {
    agent.destroy();
    await client.end();
    await site.stop();
  }
}

async function readAll(urls: readonly string[], agent: Agent): Promise<void> {
  const rest = urls.values();
  const readRest = async () => {
    for (const url of rest) await read(url, agent);
  };
  await Promise.all(Array.from({ length: connectionsBefore }, readRest));
}

async function readSteadily(urls: readonly string[], agent: Agent): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const startMs = performance.now();
  for (let nth = 0; nth < seconds * requestsPerSecond; nth += 1) {
    const dueMs = startMs + (nth * 1_000) / requestsPerSecond;
    if (dueMs > performance.now()) await delay(dueMs - performance.now());
    answers.push(read(urls[Math.floor(Math.random() * urls.length)] ?? "", agent));
  }
  return Promise.all(answers);
}

async function read(url: string, agent: Agent): Promise<Answer> {
  const startMs = performance.now();
  let status = 0;
  try {
    const request = get(url, { agent, headers: { "accept-encoding": "br" } });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    status = response.statusCode ?? 0;
  } catch {}
  return { status, waitMs: performance.now() - startMs };
}

if (import.meta.main) {
  const { processes } = parseArgs({ options: { processes: { type: "string" } } }).values;
  await measureAlone((folder) => measureEmptiedCache(folder, processes));
}
