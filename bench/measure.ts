import autocannon from "autocannon";

export type Load = Readonly<{ perSecond: number; p50: number; p99: number }>;

/** Ten visitors at once who ask again as soon as they are answered. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
  connections = 10,
): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br", ...headers },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broken`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median milliseconds of each, taken by turns: what else the machine does meets all of them alike. */
export async function medianTimes(
  works: readonly (() => Promise<unknown>)[],
  turns: number,
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, work] of works.entries()) {
      const began = performance.now();
      await work();
      times[index]?.push(performance.now() - began);
    }
  }
  return times.map(median);
}

export async function once(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
