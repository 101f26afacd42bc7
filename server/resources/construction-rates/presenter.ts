import {
  type ConstructionRate,
  constructionRateStateOf,
} from "#domain/construction-rates/construction-rate.ts";
import { kathmanduDay } from "#domain/dates.ts";
import type { RateRow } from "./repository.ts";

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentConstructionRate(row: RateRow): ConstructionRate {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    unit: row.unit,
    rate: row.rate,
    parts: row.parts,
    tools_percent: row.tools_percent,
    district: row.district,
    fiscal_year: row.fiscal_year,
    valid_from: row.valid_from,
    valid_until: row.valid_until,
    source: row.source,
    source_url: row.source_url,
    is_example: row.is_example,
    checked_at: row.checked_at.toISOString(),
    checked_by: row.checked_by,
    state: constructionRateStateOf(row, kathmanduDay(Date.now())),
  };
}
