import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withFolder } from "./alone.ts";
import { measureCachedApi } from "./cached-api.ts";
import { measureCachedPages, measureNepaliPages, measurePageCacheGain } from "./cached-pages.ts";
import { renderChart } from "./chart.ts";
import { measureDiary } from "./diary.ts";
import { measureEmptiedCache } from "./emptied-cache.ts";
import { measureFind } from "./find-anything.ts";
import { measureFirstViews } from "./first-view.ts";
import { measureHungryClient } from "./hungry-client.ts";
import { measureIdleMemory, measureMemoryOfAddresses } from "./idle-memory.ts";
import { measureImports } from "./imports.ts";
import { measureListQueries } from "./list-queries.ts";
import { formatTable, type Measurement, meetsTarget } from "./measurement.ts";
import { measurePagesDuringUploads } from "./pages-during-uploads.ts";
import { measurePhotoUploads } from "./photo-uploads.ts";
import { measurePublicReads } from "./public-reads.ts";
import { startSite } from "./server-processes.ts";
import { measureCountedPages, measureViewCost } from "./view-counting.ts";

/** `npm run bench` checks the targets in docs/performance.md. `--quick` uses less data and leaves out what takes minutes. */
const { quick: isQuick } = parseArgs({ options: { quick: { type: "boolean", default: false } } }).values;
const run = isQuick
  ? {
      name: "quick",
      smallRows: 10_000,
      largeRows: 100_000,
      people: 20_000,
      rounds: 25,
      seconds: 2,
      addresses: 2_000,
    }
  : {
      name: "full",
      smallRows: 10_000,
      largeRows: 1_000_000,
      people: 200_000,
      rounds: 60,
      seconds: 5,
      addresses: 100_000,
    };
const resultsFolder = join(import.meta.dirname, "results");
const measurements: Measurement[] = [];

logStep("Starting the site");
await withFolder(async (folder) => {
  const site = await startSite(folder);
  try {
    logStep("Measuring idle memory");
    record(await measureIdleMemory(site));
    logStep("Comparing cached pages with bare Fastify");
    record(...(await measureCachedPages(site, folder, run.seconds)));
    logStep("Comparing cached pages with and without counting their views");
    record(await measureCountedPages(site, run.seconds));
    logStep("Comparing Nepali pages with English ones");
    record(...(await measureNepaliPages(site, run.seconds)));
    logStep("Measuring the gain of the page cache");
    record(await measurePageCacheGain(site, run.seconds));
    logStep("Measuring the public API's list");
    record(...(await measureCachedApi(site, folder, run.seconds)));
    logStep("Measuring pages during picture uploads");
    record(...(await measurePagesDuringUploads(site, run.seconds)));
    logStep("Requesting many different addresses");
    record(await measureMemoryOfAddresses(site, run.addresses));
    if (!isQuick) {
      logStep("Importing listings with and without pictures");
      record(...(await measureImports(site, 10_000)));
      logStep("Measuring ten photos of a phone over a slow connection");
      record(await measurePhotoUploads(site, folder));
    }
  } finally {
    await site.stop();
  }
});
logStep("Opening and verifying site diaries");
const diary = { days: isQuick ? 100 : 1000, picturesPerDay: 20, rounds: run.rounds };
record(...(await withFolder((folder) => measureDiary(folder, diary))));
logStep("Reading cached pages while one client asks for everything");
record(await withFolder((folder) => measureHungryClient(folder, isQuick ? 10 : 60)));
logStep("Emptying the cache of a thousand pages");
record(...(await withFolder((folder) => measureEmptiedCache(folder))));
if (!isQuick) {
  logStep("Comparing first views with an earlier build");
  record(...(await withFolder((folder) => measureFirstViews(folder))));
}
logStep("Measuring the cost of a view");
record(await withFolder(measureViewCost));
if (!isQuick) {
  logStep("Measuring every public read at its worst");
  record(...(await withFolder(measurePublicReads)));
}
logStep("Finding people, leads and listings");
const found = { listings: run.largeRows, people: run.people, rounds: run.rounds };
record(...(await withFolder((folder) => measureFind(folder, found))));
logStep("Comparing list queries in a small and a large database");
record(
  ...(await withFolder((folder) => measureListQueries(folder, run.smallRows, run.largeRows, run.rounds))),
);

process.stdout.write(`\n${formatTable(measurements)}\n`);
await mkdir(resultsFolder, { recursive: true });
const date = new Date().toISOString().slice(0, 10);
await writeFile(
  join(resultsFolder, `${run.name}.svg`),
  renderChart(`Speed targets, ${run.name} run of ${date}`, measurements),
);
logStep(`Wrote bench/results/${run.name}.svg`);
if (measurements.some((measurement) => meetsTarget(measurement) === false)) process.exitCode = 1;

/** Also shown at once, so that a part that fails does not take the others with it. */
function record(...taken: readonly Measurement[]): void {
  measurements.push(...taken);
  process.stderr.write(`${formatTable(taken)}\n`);
}

function logStep(message: string): void {
  process.stderr.write(`▸ ${message}\n`);
}
