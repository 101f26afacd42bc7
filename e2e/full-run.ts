/** `npm run test:all`: journeys in both window sizes and languages, and every variant of a test. */
export const isFullRun = process.env.E2E === "all";

/** All variants in a full run, one otherwise. Screens choose different ones, so that each occurs. */
export function variants<Variant>(all: readonly Variant[], chosen: number): readonly Variant[] {
  return isFullRun ? all : all.slice(chosen, chosen + 1);
}
