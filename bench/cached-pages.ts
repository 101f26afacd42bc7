import { readFile } from "node:fs/promises";
import { pageAddress } from "#domain/site/page-address.ts";
import { type LoadResult, runHttpLoad } from "./http-load.ts";
import type { Measurement } from "./measurement.ts";
import { type RunningServer, startBareFastify } from "./server-processes.ts";
import { median } from "./timing.ts";

const pages = { home: "/", buy: "/buy", property: "/property/1" };
const rounds = 3;
/** After a shorter time, the code of the first page that is measured is not compiled yet. */
const warmUpSeconds = 5;
/** Linux reports CPU time in /proc in units of 1/100 s. */
const clockTicksPerSecond = 100;

export async function measureCachedPages(
  site: RunningServer,
  folder: string,
  seconds: number,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, path] of Object.entries(pages))
    measurements.push(await compareWithBareFastify(site, `cached ${name} page`, path, folder, seconds));
  return measurements;
}

/** Compares a cached response with bare Fastify sending the same bytes. Both run in their own process and alternate. */
export async function compareWithBareFastify(
  site: RunningServer,
  name: string,
  path: string,
  folder: string,
  seconds: number,
): Promise<Measurement> {
  const bareFastify = await startBareFastify(folder, site.origin + path);
  const [siteRuns, bareRuns]: [LoadRun[], LoadRun[]] = [[], []];
  try {
    for (const origin of [site.origin, bareFastify.origin]) await runHttpLoad(origin + path, warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      siteRuns.push(await runLoad(site, path, seconds));
      bareRuns.push(await runLoad(bareFastify, path, seconds));
    }
  } finally {
    await bareFastify.stop();
  }
  return compareRuns(`${name} vs. bare Fastify`, siteRuns, bareRuns, 0.8);
}

/** NL3: compares each Nepali page with its English twin, by turns. */
export async function measureNepaliPages(site: RunningServer, seconds: number): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const nepaliPath = pageAddress(path, "np");
    const [nepaliRuns, englishRuns]: [LoadRun[], LoadRun[]] = [[], []];
    for (const address of [nepaliPath, path]) await runHttpLoad(site.origin + address, warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      nepaliRuns.push(await runLoad(site, nepaliPath, seconds));
      englishRuns.push(await runLoad(site, path, seconds));
    }
    measurements.push(
      compareRuns(`warm Nepali ${name} page vs. the English one`, nepaliRuns, englishRuns, 0.9),
    );
  }
  return measurements;
}

export function compareRuns(name: string, runs: LoadRun[], baseRuns: LoadRun[], min: number): Measurement {
  const rate = (of: LoadRun[]) => Math.round(median(of.map((run) => run.requestsPerSecond)));
  const cpu = (of: LoadRun[]) => Math.round(median(of.map((run) => run.cpuMicrosecondsPerRequest)));
  return {
    name,
    value: rate(runs) / rate(baseRuns),
    unit: "×",
    target: { min },
    details: `${rate(runs)} vs. ${rate(baseRuns)} requests/s, ${cpu(runs)} vs. ${cpu(baseRuns)} µs CPU per request`,
  };
}

/** CPU time is measured too, because the load generator can be slower than the server and then limits requests/s. */
export type LoadRun = LoadResult & Readonly<{ cpuMicrosecondsPerRequest: number }>;

export async function runLoad(
  { origin, pid }: RunningServer,
  path: string,
  seconds: number,
  headers?: Parameters<typeof runHttpLoad>[2],
): Promise<LoadRun> {
  const cpuSecondsBefore = await readCpuSeconds(pid);
  const result = await runHttpLoad(origin + path, seconds, headers);
  const cpuSeconds = (await readCpuSeconds(pid)) - cpuSecondsBefore;
  return {
    ...result,
    cpuMicrosecondsPerRequest: (cpuSeconds * 1e6) / (result.requestsPerSecond * seconds),
  };
}

export async function readCpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [userTicks, systemTicks] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14);
  return (Number(userTicks) + Number(systemTicks)) / clockTicksPerSecond;
}

/** An Authorization header bypasses the page cache. */
export async function measurePageCacheGain(site: RunningServer, seconds: number): Promise<Measurement> {
  const url = `${site.origin}/buy`;
  const uncached = await runHttpLoad(url, seconds, { authorization: "Bearer none" });
  const cached = await runHttpLoad(url, seconds);
  return {
    name: "page cache vs. no page cache",
    value: cached.requestsPerSecond / uncached.requestsPerSecond,
    unit: "×",
    details: `${Math.round(uncached.requestsPerSecond)} to ${Math.round(cached.requestsPerSecond)} requests/s, p50 ${uncached.p50Ms} to ${cached.p50Ms} ms`,
  };
}
