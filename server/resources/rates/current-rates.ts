import type { FastifyBaseLogger } from "fastify";
import { kathmanduDay } from "#domain/dates.ts";
import { dollarRate } from "#domain/rates/dollars.ts";
import { isConstructionKind } from "#domain/rates/kinds.ts";
import type { Rate } from "#domain/rates/rate.ts";
import { shownRates } from "#domain/rates/rate-states.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Snapshot } from "#server/platform/database/snapshot.ts";
import { presentRate } from "./presenter.ts";
import { type RateRow, selectRates } from "./repository.ts";

type RatesSnapshot = Snapshot<RateRow, readonly Rate[]>;
export type CurrentRates = Pick<RatesSnapshot, "read">;

/** ST2: all rates in memory; what visitors see of them depends on the day. */
export function openRates(
  database: Database,
  log: Pick<FastifyBaseLogger, "warn">,
  onReplaced: () => void,
): Promise<RatesSnapshot> {
  return Snapshot.open({
    name: "the rates",
    tag: "rates",
    readRows: () => selectRates(database).execute(),
    parse: (rows: readonly RateRow[]) => rows.map(presentRate),
    log,
    onReplaced,
  });
}

/** Of each list of rates, those of its last day: every page with costs reads them, and each is compared with every other. */
const shownOnDay = new WeakMap<readonly Rate[], Readonly<{ day: string; shown: readonly Rate[] }>>();

/** What visitors see today in Kathmandu. */
export function ratesOfToday(rates: CurrentRates): readonly Rate[] {
  const all = rates.read();
  const day = kathmanduDay(Date.now());
  const known = shownOnDay.get(all);
  if (known?.day === day) return known.shown;
  const shown = shownRates(all, day).filter(({ kind }) => !isConstructionKind(kind));
  shownOnDay.set(all, { day, shown });
  return shown;
}

/** CN2: the percentage that holds on a day; null if none is valid and checked then. */
export function percentOn(rates: CurrentRates, kind: "overhead" | "vat", day: string): string | null {
  const rate = shownRates(rates.read(), day).find((shown) => shown.kind === kind);
  return rate ? String(rate.value) : null;
}

/** Rupees for one dollar; null while no rate is valid and checked. */
export function dollarRateOfToday(rates: CurrentRates): number | null {
  return dollarRate(ratesOfToday(rates));
}
