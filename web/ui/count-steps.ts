export const countDurationMs = 2_000;
export const countSteps = 60;

/** Where a count to `target` stands after so many of its 60 steps: fast at first, then easing out. */
export function countAt(step: number, target: number): number {
  const share = Math.min(1, Math.max(0, step / countSteps));
  return Math.round(target * (1 - (1 - share) ** 3));
}
