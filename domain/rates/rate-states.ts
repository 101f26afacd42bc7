import { fromBikramSambat, toBikramSambat } from "#domain/calendar/bikram-sambat.ts";
import { calendarDay } from "#domain/dates.ts";
import type { Rate, RateState } from "./rate.ts";

type DatedRate = Pick<
  Rate,
  | "id"
  | "kind"
  | "province"
  | "local_level_kind"
  | "beneficiary"
  | "note"
  | "valid_from"
  | "valid_until"
  | "checked_at"
>;

const shrawan = 4;

/** The last 1 Shrawan up to a day, on which the fiscal year of that day began. Outside the calendar's table, 17 July. */
export function fiscalYearStart(day: string): string {
  const { year, month } = toBikramSambat(day) ?? { year: 0, month: 0 };
  const start = fromBikramSambat({ year: month < shrawan ? year - 1 : year, month: shrawan, day: 1 });
  if (start) return start;
  const gregorian = Number(day.slice(0, 4));
  return `${day.slice(5) < "07-17" ? gregorian - 1 : gregorian}-07-17`;
}

/** ST2: what each row is on a day in Kathmandu. Decision 51. */
export function rateStateOf(rate: DatedRate, all: readonly DatedRate[], today: string): RateState {
  if (rate.valid_from > today) return "upcoming";
  if (hasEnded(rate, today)) return "ended";
  const isReplaced = all.some(
    (other) => isNewer(other, rate) && other.valid_from <= today && !hasEnded(other, today),
  );
  if (isReplaced) return "replaced";
  return isChecked(rate, today) ? "shown" : "unchecked";
}

/** Whether staff have to look at a row, because visitors miss it. */
export function needsRenewal(rate: DatedRate, all: readonly DatedRate[], today: string): boolean {
  const state = rateStateOf(rate, all, today);
  return state === "unchecked" || (state === "ended" && !all.some((other) => isNewer(other, rate)));
}

export function shownRates<Row extends DatedRate>(all: readonly Row[], today: string): Row[] {
  return all.filter((rate) => rateStateOf(rate, all, today) === "shown");
}

function hasEnded({ valid_until: end }: DatedRate, today: string): boolean {
  return end !== null && end < today;
}

/** Next year's rate is entered before 1 Shrawan; it counts as checked on the day on which it becomes valid. */
function isChecked({ checked_at, valid_from }: DatedRate, today: string): boolean {
  const start = fiscalYearStart(today);
  return valid_from >= start || (calendarDay(checked_at) ?? "") >= start;
}

/** Whether it is for the same as the other one, and became valid later. */
function isNewer(rate: DatedRate, other: DatedRate): boolean {
  if (rate.id === other.id || subjectOf(rate) !== subjectOf(other)) return false;
  if (rate.valid_from === other.valid_from) return rate.id > other.id;
  return rate.valid_from > other.valid_from;
}

/** The notes tell loans, and groups of buyers that have no name here, apart. */
function subjectOf({ kind, province, local_level_kind, beneficiary, note }: DatedRate): string {
  const isNamedByNote = kind === "loan_interest" || beneficiary === "others";
  return JSON.stringify([
    kind,
    province,
    local_level_kind,
    beneficiary,
    isNamedByNote && (note.en || note.np),
  ]);
}
