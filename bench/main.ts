import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, meetsBar, table } from "./figure.ts";
import { lists } from "./lists.ts";
import { memoryAtRest } from "./memory.ts";
import { pagesWhileEncoding } from "./pictures.ts";
import { plot } from "./plot.ts";
import { startSite } from "./processes.ts";
import { cacheBeforeAndAfter, warmPages } from "./warm-pages.ts";

/** `npm run bench` holds the server to the bars of docs/performance.md; with --quick, smaller and within two minutes. */
const { quick } = parseArgs({ options: { quick: { type: "boolean", default: false } } }).values;
const size = quick
  ? { name: "quick", few: 10_000, many: 100_000, turns: 25, seconds: 2 }
  : { name: "full", few: 10_000, many: 1_000_000, turns: 60, seconds: 5 };
const results = join(import.meta.dirname, "results");
const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-bench-"));
// As root, the database runs as someone else, who has to come in.
await chmod(folder, 0o711);
const figures: Figure[] = [];

try {
  tell("Starting the site");
  const site = await startSite(folder);
  try {
    tell("Memory at rest");
    figures.push(await memoryAtRest(site));
    tell("Warm pages against bare Fastify");
    figures.push(...(await warmPages(site, folder, size.seconds)));
    tell("The page cache, before and after");
    figures.push(await cacheBeforeAndAfter(site, size.seconds));
    tell("Pages while pictures are encoded");
    figures.push(...(await pagesWhileEncoding(site, size.seconds)));
  } finally {
    await site.stop();
  }
  tell("Lists, among few properties and among many");
  figures.push(...(await lists(join(folder, "lists"), size.few, size.many, size.turns)));
} finally {
  await rm(folder, { recursive: true, force: true });
}

process.stdout.write(`\n${table(figures)}\n`);
await mkdir(results, { recursive: true });
const day = new Date().toISOString().slice(0, 10);
await writeFile(
  join(results, `${size.name}.svg`),
  plot(`Bars for speed, ${size.name} run of ${day}`, figures),
);
tell(`Drawn in bench/results/${size.name}.svg`);
if (figures.some((figure) => meetsBar(figure) === false)) process.exitCode = 1;

function tell(message: string): void {
  process.stderr.write(`▸ ${message}\n`);
}
