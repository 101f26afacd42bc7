import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    isFullRun: boolean;
  }
}

/** How often the harm is done: a few times in `npm test`, as often as the bar says in `npm run torture`. */
export function times(few: number, full: number): number {
  return inject("isFullRun") ? full : few;
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
