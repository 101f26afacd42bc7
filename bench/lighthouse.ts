import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort, spawnServer, untilReady } from "#server/testing/server-process.ts";

/**
 * Lighthouse's mobile preset over the demo company's pages, in both languages, each as a first visit. A machine that
 * did something else meanwhile is no fault of the page: the best of three counts.
 */
const pages = [
  "/",
  "/buy",
  "/rent",
  "/property/1",
  "/projects",
  "/project/1",
  "/about",
  "/sell",
  "/others",
  "/contact",
  "/?lang=np",
  "/buy?lang=np",
];
const attempts = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type Row = Readonly<{
  path: string;
  scores: readonly number[];
  largestPaint: number;
  blocking: number;
  shift: number;
  kilobytes: number;
  /** What cost points, for whoever mends it. */
  complaints: string[];
}>;

const dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-lighthouse-"));
const port = await freePort();
const origin = `http://localhost:${port}`;
const server = await spawnServer({
  PORT: String(port),
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  DEMO: "1",
  LOG_LEVEL: "warn",
});
await untilReady(server);
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${debuggingPort}`],
});

let isBelow = false;
try {
  process.stdout.write("page             perf  a11y  best   seo   LCP s   TBT ms     CLS     KB\n");
  for (const path of pages) {
    const row = await bestOf(path);
    process.stdout.write(`${tableLine(row)}\n`);
    for (const complaint of row.complaints) process.stdout.write(`    ${complaint}\n`);
    isBelow ||= !isPerfect(row);
  }
} finally {
  await browser.close();
  server.child.kill("SIGTERM");
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
}
if (isBelow) {
  process.stdout.write("Below the bar: every score must be 100, and nothing may shift.\n");
  process.exitCode = 1;
}

async function bestOf(path: string): Promise<Row> {
  let best = await look(path);
  for (let tried = 1; tried < attempts && !isPerfect(best); tried += 1) {
    const again = await look(path);
    if (sum(again.scores) > sum(best.scores)) best = again;
  }
  return best;
}

async function look(path: string): Promise<Row> {
  const run = await lighthouse(origin + path, {
    port: debuggingPort,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!run) throw new Error(`Lighthouse said nothing about ${path}`);
  return read(path, run.lhr);
}

function read(path: string, { categories: judged, audits }: Result): Row {
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    kilobytes: figure("total-byte-weight") / 1024,
    complaints: Object.values(judged).flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap(({ id: name, weight }) => {
        const audit = audits[name];
        const costsNothing = weight === 0 || (audit?.score ?? 1) >= 0.995;
        return costsNothing ? [] : [`${id}: ${audit?.title} ${audit?.displayValue ?? ""}`.trimEnd()];
      }),
    ),
  };
}

function isPerfect({ scores, shift }: Row): boolean {
  return scores.every((score) => score === 100) && shift === 0;
}

function tableLine({ path, scores, largestPaint, blocking, shift, kilobytes }: Row): string {
  const cells = [
    path.padEnd(15),
    ...scores.map((score) => String(score).padStart(4)),
    (largestPaint / 1000).toFixed(2).padStart(6),
    blocking.toFixed(0).padStart(7),
    shift.toFixed(3).padStart(6),
    kilobytes.toFixed(0).padStart(5),
  ];
  return cells.join("  ");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
