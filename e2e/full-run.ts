/** `npm run test:all`: journeys in both window sizes and languages, and every variant of a test. */
export const isFullRun = process.env.E2E === "all";

/** All variants in a full run, one otherwise. Screens choose different ones, so that each occurs. */
export function variants<Variant>(all: readonly Variant[], chosen: number): readonly Variant[] {
  return isFullRun ? all : all.slice(chosen, chosen + 1);
}

/**
 * Of a journey that only `npm run test:all` runs: it takes long, or repeats in a browser what API, page and component tests show. It is no
 * proof of a requirement (tools/requirements.ts).
 */
export const long = { tag: "@long" } as const;
