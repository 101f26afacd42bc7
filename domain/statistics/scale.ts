const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;
const maxSteps = 4;

/** Round numbers from 0 to at least `max`, at most five of them. */
export function ticksUntil(max: number): number[] {
  const rough = max / maxSteps;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}

export type DurationUnit = "minutes" | "hours" | "days";
const unitMinutes: Readonly<Record<DurationUnit, number>> = {
  minutes: 1,
  hours: hourMinutes,
  days: dayMinutes,
};

/** The largest unit of which there are at least two. */
export function durationUnit(minutes: number): DurationUnit {
  if (minutes < 2 * hourMinutes) return "minutes";
  return minutes < 2 * dayMinutes ? "hours" : "days";
}

/** Like `ticksUntil`, round in the unit. */
export function durationTicks(maxMinutes: number, unit: DurationUnit): number[] {
  return ticksUntil(maxMinutes / unitMinutes[unit]).map((tick) => tick * unitMinutes[unit]);
}

/** Values below ten have a decimal. */
export function durationIn(unit: DurationUnit, minutes: number): number {
  const value = minutes / unitMinutes[unit];
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}
