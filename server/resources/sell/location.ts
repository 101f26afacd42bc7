import { composeAddress } from "#domain/places/compose-address.ts";
import type { PlaceFields } from "#domain/places/place-fields.ts";
import { placeOf } from "#domain/places/place-input.ts";
import { readWrittenPlace, recognisePlace } from "#domain/places/recognise-place.ts";
import { detectLanguageTag } from "#domain/text-language.ts";

type PlacedInput = PlaceFields & Readonly<{ property_location: string }>;

/**
 * PL2: if a place is chosen, the location is composed from it and from what the owner wrote, in the script of the latter. Of
 * "Shiva Chowk, Janakpur-5" only "Shiva Chowk" is kept, because the rest names the same place. Without a place, the location
 * stays as written.
 */
export function withComposedLocation<Input extends PlacedInput>(input: Input) {
  const { place: _, ...columns } = input;
  const place = placeOf(input);
  if (!place) return columns;
  const written = readWrittenPlace(input.property_location);
  const isSamePlace = written?.localLevelId === place.localLevelId;
  const street = place.street || (isSamePlace ? written.street : input.property_location);
  const ward = place.ward ?? (isSamePlace ? written.ward : null);
  const language = detectLanguageTag(input.property_location) === "ne" ? "np" : "en";
  return {
    ...columns,
    local_level_id: place.localLevelId,
    ward,
    street,
    property_location: composeAddress({ street, localLevelId: place.localLevelId, ward }, language),
  };
}

export function placeIn(location: string) {
  const place = recognisePlace(location);
  return place && { local_level_id: place.localLevelId, ward: place.ward };
}
