import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import type { Measurement } from "./measurement.ts";
import { startSite } from "./server-processes.ts";
import { measureDurationMs, median } from "./timing.ts";

const hungryConnections = 64;
const readIntervalMs = 50;
const page = "/buy";
/** Both come from this machine, so the proxy that the server trusts is this machine, too. */
const environment = { RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1" };
const visitor = { "accept-encoding": "br", "x-forwarded-for": "203.0.113.1" };
const hungry = { "accept-encoding": "br", "x-forwarded-for": "203.0.113.2" };

/** How long a visitor waits for a cached page while one client asks for pages that nobody asked for before, on many connections. */
export async function measureHungryClient(folder: string, seconds: number): Promise<Measurement> {
  const site = await startSite(folder, environment);
  try {
    const read = async () => {
      const response = await fetch(site.origin + page, { headers: visitor });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The visitor got ${response.status}`);
    };
    const readFor = async (lengthSeconds: number) => {
      const durationsMs: number[] = [];
      for (const endMs = Date.now() + lengthSeconds * 1_000; Date.now() < endMs; await delay(readIntervalMs))
        durationsMs.push(await measureDurationMs(read));
      return durationsMs;
    };
    await readFor(seconds / 4);
    const alone = await readFor(seconds);
    let price = 1_000_000;
    const nextPath = () => {
      price += 1;
      return `/buy?price_from=${price}`;
    };
    const load = autocannon({
      url: site.origin,
      connections: hungryConnections,
      duration: seconds,
      headers: hungry,
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    });
    const together = await readFor(seconds);
    const { "2xx": served, "4xx": refused, "5xx": failed } = await load;
    const [aloneMs, togetherMs] = [median(alone), median(together)];
    return {
      name: "cached page while one client asks for everything, p50",
      value: togetherMs / aloneMs,
      unit: "×",
      target: { max: 2 },
      details:
        `${aloneMs.toFixed(1)} to ${togetherMs.toFixed(1)} ms (mean ${mean(alone).toFixed(1)} to ${mean(together).toFixed(1)}), ` +
        `${together.length} reads; the client got ${served} pages, ${refused} refusals and ${failed} errors in ${seconds} s`,
    };
  } finally {
    await site.stop();
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
