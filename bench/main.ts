import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureCachedApi } from "./cached-api.ts";
import { measureCachedPages, measureNepaliPages, measurePageCacheGain } from "./cached-pages.ts";
import { renderChart } from "./chart.ts";
import { measureDiary } from "./diary.ts";
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
const temporaryFolder = await mkdtemp(join(tmpdir(), "mithila-ghar-bench-"));
// If the benchmark runs as root, PostgreSQL runs as another user and needs access to this folder.
await chmod(temporaryFolder, 0o711);
const measurements: Measurement[] = [];

try {
  logStep("Starting the site");
  const site = await startSite(temporaryFolder);
  try {
    logStep("Measuring idle memory");
    measurements.push(await measureIdleMemory(site));
    logStep("Comparing cached pages with bare Fastify");
    measurements.push(...(await measureCachedPages(site, temporaryFolder, run.seconds)));
    logStep("Comparing cached pages with and without counting their views");
    measurements.push(await measureCountedPages(site, run.seconds));
    logStep("Comparing Nepali pages with English ones");
    measurements.push(...(await measureNepaliPages(site, run.seconds)));
    logStep("Measuring the gain of the page cache");
    measurements.push(await measurePageCacheGain(site, run.seconds));
    logStep("Measuring the public API's list");
    measurements.push(...(await measureCachedApi(site, temporaryFolder, run.seconds)));
    logStep("Measuring pages during picture uploads");
    measurements.push(...(await measurePagesDuringUploads(site, run.seconds)));
    logStep("Requesting many different addresses");
    measurements.push(await measureMemoryOfAddresses(site, run.addresses));
    if (!isQuick) {
      logStep("Importing listings with and without pictures");
      measurements.push(...(await measureImports(site, 10_000)));
      logStep("Measuring ten photos of a phone over a slow connection");
      measurements.push(await measurePhotoUploads(site, temporaryFolder));
    }
  } finally {
    await site.stop();
  }
  logStep("Opening and verifying site diaries");
  const diary = { days: isQuick ? 100 : 1000, picturesPerDay: 20, rounds: run.rounds };
  measurements.push(...(await measureDiary(join(temporaryFolder, "diary"), diary)));
  logStep("Reading cached pages while one client asks for everything");
  measurements.push(await measureHungryClient(join(temporaryFolder, "hungry"), isQuick ? 10 : 60));
  if (!isQuick) {
    logStep("Comparing first views with an earlier build");
    measurements.push(...(await measureFirstViews(join(temporaryFolder, "first-views"))));
  }
  logStep("Measuring the cost of a view");
  measurements.push(await measureViewCost(join(temporaryFolder, "views")));
  if (!isQuick) {
    logStep("Measuring every public read at its worst");
    measurements.push(...(await measurePublicReads(join(temporaryFolder, "reads"))));
  }
  logStep("Finding people, leads and listings");
  measurements.push(
    ...(await measureFind(join(temporaryFolder, "find"), {
      listings: run.largeRows,
      people: run.people,
      rounds: run.rounds,
    })),
  );
  logStep("Comparing list queries in a small and a large database");
  measurements.push(
    ...(await measureListQueries(join(temporaryFolder, "lists"), run.smallRows, run.largeRows, run.rounds)),
  );
} finally {
  await rm(temporaryFolder, { recursive: true, force: true });
}

process.stdout.write(`\n${formatTable(measurements)}\n`);
await mkdir(resultsFolder, { recursive: true });
const date = new Date().toISOString().slice(0, 10);
await writeFile(
  join(resultsFolder, `${run.name}.svg`),
  renderChart(`Speed targets, ${run.name} run of ${date}`, measurements),
);
logStep(`Wrote bench/results/${run.name}.svg`);
if (measurements.some((measurement) => meetsTarget(measurement) === false)) process.exitCode = 1;

function logStep(message: string): void {
  process.stderr.write(`▸ ${message}\n`);
}
