import * as z from "zod/mini";
import { kathmanduDay } from "#domain/dates.ts";
import { isListed, type PropertyStatus } from "./kinds.ts";

const dayMs = 24 * 60 * 60 * 1000;
const maxShownMs = 90 * dayMs;

/** A reduced price is compared with the lowest price of this time, so that raising a price first gains nothing. */
export const comparedDays = 30;

export const reductionSchemas = {
  reduced_from: z.nullable(z.number()),
  reduced_on: z.nullable(z.iso.date()),
};

type Reduction = Readonly<{ reduced_from: number | null; reduced_on: string | null }>;

type Priced = Readonly<{
  price: number;
  status: PropertyStatus;
  previous_price: number | null;
  price_changed_at: Date | null;
}>;

/** LD5: the price before its reduction, for 90 days and only while the property is listed. */
export function reductionOf(property: Priced, nowMs: number): Reduction {
  const { price, status, previous_price, price_changed_at } = property;
  const isReduced = previous_price !== null && price < previous_price && isListed(status);
  if (!isReduced || price_changed_at === null || nowMs - price_changed_at.getTime() > maxShownMs)
    return { reduced_from: null, reduced_on: null };
  return { reduced_from: previous_price, reduced_on: kathmanduDay(price_changed_at.getTime()) };
}

/** The price to compare a new one with, given the others of the last `comparedDays`; null if it is not reduced. */
export function priceBeforeReduction(
  price: number,
  current: number,
  earlier: readonly number[],
): number | null {
  const lowest = Math.min(current, ...earlier);
  return price < lowest ? lowest : null;
}
