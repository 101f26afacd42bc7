import type { Rate } from "./rate.ts";

/** Rupees for one dollar; null while no rate is valid and checked. */
export function dollarRate(shown: readonly Pick<Rate, "kind" | "value">[]): number | null {
  return shown.find(({ kind }) => kind === "dollar")?.value ?? null;
}

/** ST2: whole rupees; null without an amount or a rate. */
export function toRupees(dollars: number, rate: number | null): number | null {
  return rate === null || dollars <= 0 ? null : Math.round(dollars * rate);
}
