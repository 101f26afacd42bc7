import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    isFullRun: boolean;
  }
}

/** `npm test` injects each fault a few times, `npm run resilience` as often as the safety target says. */
export function repetitions(short: number, full: number): number {
  return inject("isFullRun") ? full : short;
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
