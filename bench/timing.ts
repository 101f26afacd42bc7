export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The tasks run alternately, so that other load on the machine affects all of them equally. */
export async function medianDurationsMs(
  tasks: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<number[]> {
  const durationsMs = tasks.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, task] of tasks.entries()) durationsMs[index]?.push(await measureDurationMs(task));
  }
  return durationsMs.map(median);
}

export async function measureDurationMs(task: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await task();
  return performance.now() - startMs;
}
