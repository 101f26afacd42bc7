import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTable, type Measurement, meetsTarget } from "./measurement.ts";

/** A folder for what a measurement starts, removed afterwards. */
export async function withFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "mithila-ghar-bench-"));
  // If the benchmark runs as root, PostgreSQL runs as another user and needs access to this folder.
  await chmod(folder, 0o711);
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a part of `npm run bench` by itself. */
export async function measureAlone(
  measure: (folder: string) => Promise<readonly Measurement[]>,
): Promise<void> {
  const measurements = await withFolder(measure);
  process.stdout.write(`${formatTable(measurements)}\n`);
  if (measurements.some((measurement) => meetsTarget(measurement) === false)) process.exitCode = 1;
}
