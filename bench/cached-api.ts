import * as z from "zod/mini";
import { compareWithBareFastify } from "./cached-pages.ts";
import { runHttpLoad } from "./http-load.ts";
import type { Measurement } from "./measurement.ts";
import { logIn } from "./pages-during-uploads.ts";
import type { RunningServer } from "./server-processes.ts";
import { median } from "./timing.ts";

const rows = 24;
const path = `/api/properties/?page_size=${rows}`;
const rounds = 3;
const minGain = 10;

/** Measures the first page of the public list of properties, with their count. */
export async function measureCachedApi(
  site: RunningServer,
  folder: string,
  seconds: number,
): Promise<Measurement[]> {
  await activateAllProperties(site);
  const name = `public API list of ${rows} with count`;
  return [
    await compareWithBareFastify(site, name, path, folder, seconds),
    await measureGain(site, name, seconds),
  ];
}

/** An unknown parameter bypasses the cache and changes nothing else. Cached and uncached reads alternate. */
async function measureGain({ origin }: RunningServer, name: string, seconds: number): Promise<Measurement> {
  const [uncached, cached]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    uncached.push((await runHttpLoad(`${origin}${path}&uncached=1`, seconds)).requestsPerSecond);
    cached.push((await runHttpLoad(origin + path, seconds)).requestsPerSecond);
  }
  return {
    name: `${name}, cached vs. uncached`,
    value: median(cached) / median(uncached),
    unit: "×",
    target: { min: minGain },
    details: `${Math.round(median(uncached))} to ${Math.round(median(cached))} requests/s`,
  };
}

/** Some of the demo properties are withdrawn; with all of them the first page is full. */
async function activateAllProperties(site: RunningServer): Promise<void> {
  const headers = { authorization: await logIn(site), "content-type": "application/json" };
  const list = await fetch(`${site.origin}/api/properties/?status=withdrawn`, { headers });
  const { results } = z.object({ results: z.array(z.object({ id: z.number() })) }).parse(await list.json());
  for (const { id } of results) {
    const edit = { method: "PATCH", headers, body: JSON.stringify({ status: "active" }) };
    await fetch(`${site.origin}/api/properties/${id}/`, edit);
  }
  const page = await fetch(site.origin + path);
  const { results: shown } = z.object({ results: z.array(z.unknown()) }).parse(await page.json());
  if (shown.length !== rows) throw new Error(`${path} has ${shown.length} rows instead of ${rows}`);
}
