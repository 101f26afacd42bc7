import { connect } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { ViewCounter } from "#server/resources/views/view-counter.ts";
import { compareRuns, type LoadRun, runLoad } from "./cached-pages.ts";
import type { Measurement } from "./measurement.ts";
import { seedProperties } from "./seed-properties.ts";
import type { RunningServer } from "./server-processes.ts";
import { measureDurationMs, median } from "./timing.ts";

const rounds = 5;
/** Fewer than a server keeps in memory until it writes them. */
const visitors = 4_000;
const properties = 1_000;
const maxCostMicroseconds = 50;

const browser =
  "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";
const robot = browser.replace("Mozilla", "Crawler");

/** LE9: what a view of a new visitor costs, in the request and in the batch with PostgreSQL's part. */
export async function measureViewCost(folder: string): Promise<Measurement> {
  const cluster = await startCluster(folder, () => undefined);
  const database = connect(cluster.databaseUrl, () => undefined);
  const fail = (error: object) => {
    throw new Error("Views were not written", { cause: error });
  };
  const counter = new ViewCounter(database, { warn: fail });
  try {
    await migrate(database);
    await seedProperties(cluster.databaseUrl, properties);
    const countsMs: number[] = [];
    const writesMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startMs = performance.now();
      for (let visitor = 0; visitor < visitors; visitor += 1) {
        const propertyId = 1 + ((visitor * 7) % properties);
        counter.count({ propertyId, address: `203.0.113.${round}`, userAgent: `${browser} ${visitor}` });
      }
      countsMs.push(performance.now() - startMs);
      writesMs.push(await measureDurationMs(() => counter.flush()));
    }
    const [count, write] = [countsMs, writesMs].map((ms) => (median(ms) / visitors) * 1_000);
    return {
      name: "counting a view",
      value: (count ?? 0) + (write ?? 0),
      unit: "µs",
      target: { max: maxCostMicroseconds },
      details: `${count?.toFixed(1)} µs in the request, ${write?.toFixed(1)} µs in a batch of ${visitors}`,
    };
  } finally {
    await counter.close();
    await database.destroy();
    await cluster.stop();
  }
}

/** Compares visitors of a cached page, each counted, with robots, by turns. */
export async function measureCountedPages(site: RunningServer, seconds: number): Promise<Measurement> {
  const path = "/property/1";
  const load = (userAgent: string) => {
    let request = 0;
    return runLoad(site, path, seconds, () => {
      request += 1;
      return { "user-agent": `${userAgent} ${request % visitors}` };
    });
  };
  const [countedRuns, uncountedRuns]: [LoadRun[], LoadRun[]] = [[], []];
  for (const userAgent of [browser, robot]) await load(userAgent);
  for (let round = 0; round < rounds; round += 1) {
    countedRuns.push(await load(browser));
    uncountedRuns.push(await load(robot));
  }
  return compareRuns("cached property page with vs. without counting", countedRuns, uncountedRuns, 0.9);
}
