import type { Rate, StaffRate } from "#domain/rates/rate.ts";
import { needsRenewal, rateStateOf } from "#domain/rates/rate-states.ts";
import type { RateRow } from "./repository.ts";

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentRate(row: Omit<RateRow, "checked_by" | "is_demo" | "updated_at">): Rate {
  return {
    id: row.id,
    kind: row.kind,
    province: row.province,
    local_level_kind: row.local_level_kind,
    beneficiary: row.beneficiary,
    value: row.value,
    note: row.note,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    source: row.source,
    source_url: row.source_url,
    checked_at: row.checked_at.toISOString(),
  };
}

/** With its state among all rates on a day in Kathmandu. */
export function presentRateToStaff(row: RateRow, all: readonly Rate[], today: string): StaffRate {
  const rate = presentRate(row);
  return {
    ...rate,
    checked_by: row.checked_by,
    state: rateStateOf(rate, all, today),
    needs_renewal: needsRenewal(rate, all, today),
    is_demo: row.is_demo,
  };
}
