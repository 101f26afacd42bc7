import { readNumber } from "#domain/numbers.ts";

/** Other API hosts may know no places. */
export function loosePlace(fields: Readonly<Record<string, unknown>>) {
  return {
    local_level_id: readNumber(fields.local_level_id),
    ward: readNumber(fields.ward),
    street: fields.street ?? "",
    local_level: fields.local_level ?? null,
    district: fields.district ?? null,
    province: fields.province ?? null,
  };
}
