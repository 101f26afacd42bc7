import { readFile } from "node:fs/promises";
import type { Figure } from "./figure.ts";
import { type Load, load, median } from "./measure.ts";
import { type Running, startBare } from "./processes.ts";

const pages = { home: "/", buy: "/buy", property: "/property/1" };

/** A page that is kept, against Fastify alone with the same bytes: by turns, each in a process of its own. */
export async function warmPages(site: Running, folder: string, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const bare = await startBare(folder, site.origin + path);
    const [ours, theirs]: [Run[], Run[]] = [[], []];
    try {
      for (const origin of [site.origin, bare.origin]) await load(origin + path, 1);
      for (let turn = 0; turn < 3; turn += 1) {
        ours.push(await run(site, path, seconds));
        theirs.push(await run(bare, path, seconds));
      }
    } finally {
      await bare.stop();
    }
    const rate = (runs: Run[]) => Math.round(median(runs.map((one) => one.perSecond)));
    const cost = (runs: Run[]) => Math.round(median(runs.map((one) => one.microseconds)));
    figures.push({
      what: `warm ${name} page, of bare Fastify`,
      value: rate(ours) / rate(theirs),
      unit: "×",
      bar: { least: 0.8 },
      from: `${rate(ours)} against ${rate(theirs)} requests/s, ${cost(ours)} against ${cost(theirs)} µs of processor each`,
    });
  }
  return figures;
}

/** What the process itself spent on each request says more where the one who asks is the slower. */
type Run = Load & Readonly<{ microseconds: number }>;

async function run({ origin, pid }: Running, path: string, seconds: number): Promise<Run> {
  const before = await processorSeconds(pid);
  const result = await load(origin + path, seconds);
  const spent = (await processorSeconds(pid)) - before;
  return { ...result, microseconds: (spent * 1e6) / (result.perSecond * seconds) };
}

/** Of the kernel's hundredths of a second, those spent in the program and for it. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat.slice(stat.lastIndexOf(")")).split(" ").slice(12, 14);
  return (Number(user) + Number(system)) / 100;
}

/** The chosen change: the page cache. A request with a token goes past it. */
export async function cacheBeforeAndAfter(site: Running, seconds: number): Promise<Figure> {
  const url = `${site.origin}/buy`;
  const before = await load(url, seconds, { authorization: "Bearer none" });
  const after = await load(url, seconds);
  return {
    what: "page cache, after against before",
    value: after.perSecond / before.perSecond,
    unit: "×",
    from: `${Math.round(before.perSecond)} to ${Math.round(after.perSecond)} requests/s, p50 ${before.p50} to ${after.p50} ms`,
  };
}
