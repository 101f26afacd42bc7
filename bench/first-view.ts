import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import pg from "pg";
import { runningClusterUrl } from "#server/platform/database/embedded/cluster.ts";
import { measureAlone } from "./alone.ts";
import { readCpuSeconds } from "./cached-pages.ts";
import { hasDjango, startDjango } from "./django-rest-framework.ts";
import { buildCommit } from "./earlier-build.ts";
import type { Measurement } from "./measurement.ts";
import { logIn } from "./pages-during-uploads.ts";
import type { seedProperties } from "./seed-properties.ts";
import { type RunningServer, startSite } from "./server-processes.ts";
import { measureDurationMs, median } from "./timing.ts";

/** Issue 30 measured first views here; its bars are multiples of this build. */
const baseCommit = "ce0d3f6";
const rows = 10_000;
const connections = 16;
const rounds = 3;
/** Long enough to measure optimised code: V8 compiles a path again after thousands of calls. */
const secondsPerRound = 4;
/** Before the first round, for each side. */
const warmUpRounds = 2;
const answerTimeoutSeconds = 60;
/** By then the server has heard that its cache is empty. */
const notificationMs = 20;

type Side = Readonly<{
  site: RunningServer;
  databaseUrl: string;
  authorization: string;
  ids: readonly number[];
}>;
type View = Readonly<{
  name: string;
  minRatio: number;
  /** The address of the nth request, which nobody asked for before. One that never changes is read after the cache was emptied. */
  address: string | ((nth: number, side: Side) => string);
  isStaff?: boolean;
}>;

const price = (nth: number) => 1_000_000 + nth;
const views: readonly View[] = [
  { name: "/buy", minRatio: 6, address: (nth) => `/buy?price_from=${price(nth)}` },
  { name: "/np/buy", minRatio: 6, address: (nth) => `/np/buy?price_from=${price(nth)}` },
  { name: "/api/properties/", minRatio: 4, address: (nth) => `/api/properties/?price_from=${price(nth)}` },
  { name: "property page", minRatio: 4, address: (nth, { ids }) => `/property/${ids[nth % ids.length]}` },
  { name: "home", minRatio: 4, address: "/" },
  { name: "projects", minRatio: 4, address: "/projects" },
  { name: "dashboard, first page", minRatio: 1, address: () => "/admin", isStaff: true },
  {
    name: "dashboard, listings",
    minRatio: 1,
    address: (nth) => `/api/properties/?price_from=${price(nth)}`,
    isStaff: true,
  },
  { name: "dashboard, leads", minRatio: 1, address: () => "/api/leads/?is_new=true", isStaff: true },
];

const djangoName = "first view: /api/properties/ vs. Django REST framework, two processes each";
/** Django REST framework does not compress; of our work, brotli is a third. */
const djangoRuns = [
  { name: djangoName, encoding: "identity" },
  { name: `${djangoName}, ours compressed`, encoding: "br" },
];

type Options = Readonly<{
  baseDir?: string | undefined;
  only?: string | undefined;
  processes?: string | undefined;
}>;
type Run = Readonly<{ requestsPerSecond: number; cpuMs: number; refused: number }>;

/**
 * First views, which no cache has: each request has another filter or row, or follows a change that empties the cache. This version and the
 * earlier one answer by turns. `baseDir` is a folder with the earlier version, built; without it, it is built here. `only` is a part of the
 * names of the views to measure. This version may answer in several `processes`, which the earlier one could not; then CPU time is that of the
 * first one.
 */
export async function measureFirstViews(
  folder: string,
  { baseDir, only = "", processes = "1" }: Options = {},
): Promise<Measurement[]> {
  const codeDir = baseDir ?? join(folder, "base-code");
  if (baseDir === undefined) await buildCommit(baseCommit, codeDir);
  const sides: Side[] = [];
  const measurements: Measurement[] = [];
  try {
    sides.push(
      await startSide(join(folder, "now"), { WEB_CONCURRENCY: processes }),
      await startSide(join(folder, "base"), {}, codeDir),
    );
    for (const view of views.filter(({ name }) => name.includes(only)))
      measurements.push(await compareSides(view, sides));
  } finally {
    for (const { site } of sides) await site.stop();
  }
  if (djangoName.includes(only)) measurements.push(...(await compareWithDjango(join(folder, "now"))));
  return measurements;
}

async function startSide(
  folder: string,
  environment: Record<string, string>,
  codeDir = process.cwd(),
): Promise<Side> {
  await mkdir(folder, { recursive: true });
  const site = await startSite(folder, environment, codeDir);
  const databaseUrl = await runningClusterUrl(join(folder, "site"));
  // Each version knows its own columns.
  const seeding: Readonly<{ seedProperties: typeof seedProperties }> = await import(
    pathToFileURL(join(codeDir, "bench/seed-properties.ts")).href
  );
  await seeding.seedProperties(databaseUrl, rows);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const listed = await client.query<{ id: number }>(
    "select id from properties where status = 'active' order by id",
  );
  await client.end();
  return { site, databaseUrl, authorization: await logIn(site), ids: listed.rows.map(({ id }) => id) };
}

async function compareSides(view: View, sides: readonly Side[]): Promise<Measurement> {
  const runs = sides.map((): Run[] => []);
  let nth = 0;
  const next = (side: Side) => {
    nth += 1;
    return typeof view.address === "string" ? view.address : view.address(nth, side);
  };
  const read = (side: Side) =>
    typeof view.address === "string"
      ? readEmptied(side, view.address)
      : readDifferent(side, () => next(side), view.isStaff ?? false);
  for (const side of sides) for (let round = 0; round < warmUpRounds; round += 1) await read(side);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, side] of sides.entries()) runs[index]?.push(await read(side));
  const [now = 0, base = 0] = runs.map((of) => median(of.map((run) => run.requestsPerSecond)));
  const [nowCpu = 0, baseCpu = 0] = runs.map((of) => median(of.map((run) => run.cpuMs)));
  const [nowRefused = 0, baseRefused = 0] = runs.map((of) => of.reduce((sum, run) => sum + run.refused, 0));
  return {
    name: `first view: ${view.name} vs. ${baseCommit}`,
    value: now / base,
    unit: "×",
    target: { min: view.minRatio },
    details: `${now.toFixed(1)} vs. ${base.toFixed(1)} requests/s, ${nowCpu.toFixed(1)} vs. ${baseCpu.toFixed(1)} ms CPU per request, ${nowRefused} vs. ${baseRefused} refused`,
  };
}

/** Both in two processes, as Django REST framework is usually run, on the rows in `folder`. Nothing if it is not installed. */
async function compareWithDjango(folder: string): Promise<Measurement[]> {
  if (!(await hasDjango())) {
    process.stderr.write("Not compared with Django REST framework, which is not installed\n");
    return [];
  }
  const site = await startSite(folder, { WEB_CONCURRENCY: "2" });
  const django = await startDjango(await runningClusterUrl(join(folder, "site")));
  let nth = 0;
  const read = async (origin: string, encoding: string) => {
    const answers = await request(origin, { "accept-encoding": encoding }, () => {
      nth += 1;
      return `/api/properties/?price_from=${price(nth)}`;
    });
    return answers["2xx"] / answers.duration;
  };
  try {
    const measurements: Measurement[] = [];
    for (const { name, encoding } of djangoRuns) {
      const [ownRates, djangoRates]: [number[], number[]] = [[], []];
      for (const origin of [site.origin, django.origin])
        for (let round = 0; round < warmUpRounds; round += 1) await read(origin, encoding);
      for (let round = 0; round < rounds; round += 1) {
        ownRates.push(await read(site.origin, encoding));
        djangoRates.push(await read(django.origin, encoding));
      }
      const [own, other] = [median(ownRates), median(djangoRates)];
      measurements.push({
        name,
        value: own / other,
        unit: "×",
        target: { min: 4 },
        details: `${own.toFixed(1)} vs. ${other.toFixed(1)} requests/s`,
      });
    }
    return measurements;
  } finally {
    await django.stop();
    await site.stop();
  }
}

/** Only answers of 200 count; an overloaded server answers 503. */
async function readDifferent(
  { site: { origin, pid }, authorization }: Side,
  next: () => string,
  isStaff: boolean,
): Promise<Run> {
  const cpuSecondsBefore = await readCpuSeconds(pid);
  const answers = await request(origin, isStaff ? { authorization } : {}, next);
  const { "2xx": answered, non2xx, errors, duration } = answers;
  const cpuSeconds = (await readCpuSeconds(pid)) - cpuSecondsBefore;
  return {
    requestsPerSecond: answered / duration,
    cpuMs: (cpuSeconds * 1_000) / answered,
    refused: non2xx + errors,
  };
}

function request(origin: string, headers: Record<string, string>, next: () => string) {
  return autocannon({
    url: origin,
    connections,
    duration: secondsPerRound,
    timeout: answerTimeoutSeconds,
    // A run ends with a sample, and by default there is one in each second.
    sampleInt: 20,
    headers: { "accept-encoding": "br", ...headers },
    requests: [{ setupRequest: (options) => ({ ...options, path: next() }) }],
  });
}

/** One reader, because all that wait for one address share its rendering. */
async function readEmptied({ site: { origin, pid }, databaseUrl }: Side, path: string): Promise<Run> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // `fetch` would add 1 to 2 ms of its own.
  const agent = new Agent({ keepAlive: true });
  const cpuSecondsBefore = await readCpuSeconds(pid);
  const durationsMs: number[] = [];
  const end = performance.now() + secondsPerRound * 1_000;
  while (performance.now() < end) {
    await client.query("select pg_notify('public_change', 'everything')");
    await delay(notificationMs);
    durationsMs.push(
      await measureDurationMs(async () => {
        const [response] = (await once(
          get(origin + path, { agent, headers: { "accept-encoding": "br" } }),
          "response",
        )) as [IncomingMessage];
        await once(response.resume(), "end");
        if (response.statusCode !== 200) throw new Error(`${path} was answered with ${response.statusCode}`);
      }),
    );
  }
  const cpuSeconds = (await readCpuSeconds(pid)) - cpuSecondsBefore;
  agent.destroy();
  await client.end();
  return {
    requestsPerSecond: 1_000 / median(durationsMs),
    cpuMs: (cpuSeconds * 1_000) / durationsMs.length,
    refused: 0,
  };
}

if (import.meta.main) {
  const { base, only, processes } = parseArgs({
    options: { base: { type: "string" }, only: { type: "string" }, processes: { type: "string" } },
  }).values;
  await measureAlone((folder) => measureFirstViews(folder, { baseDir: base, only, processes }));
}
