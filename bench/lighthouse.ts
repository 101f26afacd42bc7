import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort, spawnServer, waitUntilReady } from "#server/testing/server-process.ts";

/**
 * Runs Lighthouse's mobile preset on the demo site's pages in both languages, each as a first visit. Other load on the
 * machine lowers a score, so a page that is not perfect is measured up to three times and the best run counts.
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
const maxAttempts = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

type PageResult = Readonly<{
  path: string;
  scores: readonly number[];
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  transferKb: number;
  /** The audits that lowered a score. */
  failedAudits: string[];
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
await waitUntilReady(server);
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", `--remote-debugging-port=${debuggingPort}`],
});

let hasMissedTarget = false;
try {
  process.stdout.write("page             perf  a11y  best   seo   LCP s   TBT ms     CLS     KB\n");
  for (const path of pages) {
    const result = await measureBest(path);
    process.stdout.write(`${formatResult(result)}\n`);
    for (const audit of result.failedAudits) process.stdout.write(`    ${audit}\n`);
    hasMissedTarget ||= !isPerfect(result);
  }
} finally {
  await browser.close();
  server.child.kill("SIGTERM");
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
}
if (hasMissedTarget) {
  process.stdout.write("Target missed: every score must be 100 and the layout shift 0.\n");
  process.exitCode = 1;
}

async function measureBest(path: string): Promise<PageResult> {
  let best = await measure(path);
  for (let attempt = 1; attempt < maxAttempts && !isPerfect(best); attempt += 1) {
    const next = await measure(path);
    if (sum(next.scores) > sum(best.scores)) best = next;
  }
  return best;
}

async function measure(path: string): Promise<PageResult> {
  const run = await lighthouse(origin + path, {
    port: debuggingPort,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!run) throw new Error(`Lighthouse returned no result for ${path}`);
  return toPageResult(path, run.lhr);
}

function toPageResult(path: string, { categories: scored, audits }: Result): PageResult {
  const readNumber = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    largestPaintMs: readNumber("largest-contentful-paint"),
    blockingMs: readNumber("total-blocking-time"),
    layoutShift: readNumber("cumulative-layout-shift"),
    transferKb: readNumber("total-byte-weight") / 1024,
    failedAudits: Object.values(scored).flatMap(({ id, auditRefs }) =>
      auditRefs.flatMap(({ id: name, weight }) => {
        const audit = audits[name];
        const hasNoEffect = weight === 0 || (audit?.score ?? 1) >= 0.995;
        return hasNoEffect ? [] : [`${id}: ${audit?.title} ${audit?.displayValue ?? ""}`.trimEnd()];
      }),
    ),
  };
}

function isPerfect({ scores, layoutShift }: PageResult): boolean {
  return scores.every((score) => score === 100) && layoutShift === 0;
}

function formatResult({
  path,
  scores,
  largestPaintMs,
  blockingMs,
  layoutShift,
  transferKb,
}: PageResult): string {
  const cells = [
    path.padEnd(15),
    ...scores.map((score) => String(score).padStart(4)),
    (largestPaintMs / 1000).toFixed(2).padStart(6),
    blockingMs.toFixed(0).padStart(7),
    layoutShift.toFixed(3).padStart(6),
    transferKb.toFixed(0).padStart(5),
  ];
  return cells.join("  ");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
