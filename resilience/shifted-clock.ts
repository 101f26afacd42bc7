/**
 * Preloaded into a server: its clock is ahead by CLOCK_OFFSET_MS, so that a test does not depend on the time of the day. SIGUSR2 moves it
 * to the same time of the next day.
 */
let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const RealDate = Date;
const dayMs = 86_400_000;

globalThis.Date = class extends RealDate {
  constructor(...values: [] | [number | string | Date]) {
    super(values.length === 0 ? RealDate.now() + offsetMs : values[0]);
  }
  static override now(): number {
    return RealDate.now() + offsetMs;
  }
} as DateConstructor;

process.on("SIGUSR2", () => {
  offsetMs += dayMs;
  process.stdout.write(`The clock is ahead by ${offsetMs / dayMs} days\n`);
});
