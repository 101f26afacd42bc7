import * as z from "zod/mini";
import { addDays } from "#domain/calendar/month-days.ts";
import { leadStatuses } from "#domain/leads/lead.ts";

/** LE9: what the first page of the dashboard plots. */
const plottedWeeks = 12;
export const plottedDays = 30;
export const plottedListings = 10;

const count = z.int();
const minutes = z.nullable(z.int());

export const statisticsSchema = z.object({
  /** The day in Kathmandu on which they were read. */
  today: z.iso.date(),
  totals: z.object({
    /** Of the week so far, and of the week before. */
    leads_this_week: count,
    leads_last_week: count,
    /** New ones that nobody has answered. */
    unanswered: count,
    /** Of the last 30 days, like the following. */
    median_answer_minutes: minutes,
    views: count,
  }),
  /** Oldest first; the last one is not over. Weeks begin on Sunday. */
  weeks: z.array(
    z.object({
      starts_on: z.iso.date(),
      /** The leads that arrived, by their status now. */
      leads: z.record(z.enum(leadStatuses), count),
      /** Until the first answer, of those answered. */
      median_answer_minutes: minutes,
      answered: count,
    }),
  ),
  /** Those seen most in the last 30 days. */
  listings: z.array(
    z.object({
      id: count,
      name: z.string(),
      enquiries: count,
      /** Views of each day, oldest first. */
      views: z.array(count),
    }),
  ),
});
export type Statistics = z.infer<typeof statisticsSchema>;
export type Week = Statistics["weeks"][number];
export type ListingViews = Statistics["listings"][number];

/** The Sunday on or before a day. */
export function weekOf(isoDate: string): string {
  return addDays(isoDate, -new Date(isoDate).getUTCDay());
}

/** The first days of the plotted weeks, oldest first. */
export function weeksUntil(today: string): string[] {
  const last = weekOf(today);
  return Array.from({ length: plottedWeeks }, (_, index) => addDays(last, 7 * (index + 1 - plottedWeeks)));
}

/** The plotted days, oldest first. */
export function daysUntil(today: string): string[] {
  return Array.from({ length: plottedDays }, (_, index) => addDays(today, index + 1 - plottedDays));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
