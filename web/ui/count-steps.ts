export const countDurationMs = 2_000;
export const countSteps = 60;

/** The value shown at a step of a count to `target`, with cubic ease-out. */
export function countAt(step: number, target: number): number {
  const share = Math.min(1, Math.max(0, step / countSteps));
  return Math.round(target * (1 - (1 - share) ** 3));
}
