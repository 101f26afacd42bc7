import * as z from "zod/mini";
import { fromBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { fieldCode } from "#domain/problems.ts";
import { requiredLine } from "#domain/text-fields.ts";
import { controls, itemId, itemList, localName, wholeNumber } from "./fields.ts";

const dateLength = 10;
const holidayDate = /^(20\d\d)-(\d\d)-(\d\d)$/;
const maxHolidays = 200;

/** "2083-06-24" in Bikram Sambat. */
const bikramSambatDay = requiredLine(dateLength)
  .check(z.refine((text) => dayOfHoliday(text) !== null, fieldCode("date_invalid")))
  .register(controls, { kind: "line", input: "text", maxLength: dateLength, isRequired: true });

/** DY4, DY5, DY10: how visits are booked, and the days on which nobody works. */
export const calendarSchema = z.object({
  /** Off: visitors wish a day and a time, and staff answer. */
  isBookingOn: z.boolean(),
  visitMinutes: wholeNumber(10, 240),
  /** Between two visits of an agent, for the way. */
  gapMinutes: wholeNumber(0, 240),
  daysAhead: wholeNumber(1, 90),
  /** After so many days without a touch, a lead stands on Today; 0 for never. */
  silentLeadDays: wholeNumber(0, 365),
  holidays: itemList(z.object({ id: itemId, date: bikramSambatDay, name: localName }), maxHolidays),
});
export type CalendarSettings = z.output<typeof calendarSchema>;

/** The Gregorian day of a holiday; null for a day that does not exist. */
function dayOfHoliday(text: string): string | null {
  const [, year, month, day] = holidayDate.exec(text)?.map(Number) ?? [];
  return year && month && day ? fromBikramSambat({ year, month, day }) : null;
}
