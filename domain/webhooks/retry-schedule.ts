const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/** The pauses that the Standard Webhooks specification recommends; the first attempt is made at once. */
const pausesSeconds = [
  5,
  5 * minuteSeconds,
  30 * minuteSeconds,
  2 * hourSeconds,
  5 * hourSeconds,
  10 * hourSeconds,
  14 * hourSeconds,
  20 * hourSeconds,
  24 * hourSeconds,
] as const;

/** How long to wait after so many failed attempts; null if it was the last one. */
export function pauseAfter(attempts: number): number | null {
  return pausesSeconds[attempts - 1] ?? null;
}

const failingForMs = 3 * 24 * hourSeconds * 1000;

/** Whether an endpoint that has failed since then is switched off. */
export function hasFailedForDays(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= failingForMs;
}
