import { expect } from "vitest";
import { isFullRun } from "#server/testing/full-run.ts";

/** `npm test` injects one fault of each kind, `npm run resilience` all of them, as often as the safety target says. */
export function repetitions(short: number, full: number): number {
  return isFullRun ? full : short;
}

/** Only the full run, one file after the other, measures times: beside other work a slow machine would fail them. */
export function expectWithin(maxMs: number, ms: number, what?: string): void {
  if (isFullRun) expect(ms, what).toBeLessThan(maxMs);
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
