import { landCustomOf } from "#domain/land/customs.ts";
import type { LandCustom } from "#domain/land/units.ts";
import type { Language } from "#domain/language.ts";
import { districtOf, findLocalLevel, provinceOf } from "#domain/places/local-levels.ts";
import type { PlaceNumbers } from "#domain/places/place-fields.ts";

/** Documents how a place and an address line become those of a row. */
export const placeDescription =
  "`local_level_id` (of `/api/places/`), `ward` and `street` name a place; then the address line is composed in every " +
  "language, whatever the request contains. Without them the address line is any text. A new address line alone removes " +
  "the place; the one of the response leaves it.";

/** PL1: district and province follow from the local level. */
export function presentPlace({ local_level_id, ward }: PlaceNumbers, language: Language) {
  const level = local_level_id === null ? undefined : findLocalLevel(local_level_id);
  const district = level && districtOf(level);
  return {
    local_level_id,
    ward,
    local_level: level?.names[language] ?? null,
    district: district?.names[language] ?? null,
    province: district ? provinceOf(district).names[language] : null,
  };
}

/** LD2 */
export function landCustomAt({ local_level_id }: PlaceNumbers): LandCustom | null {
  const level = local_level_id === null ? undefined : findLocalLevel(local_level_id);
  return level ? landCustomOf(districtOf(level).id) : null;
}
