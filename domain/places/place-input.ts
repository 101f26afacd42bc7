import * as z from "zod/mini";
import type { FieldCode } from "#domain/problem-texts.ts";
import { fieldCode } from "#domain/problems.ts";
import type { Place } from "./compose-address.ts";
import { findLocalLevel, hasWard } from "./local-levels.ts";
import { type PlaceFields, type PlaceNumbers, placeFields } from "./place-fields.ts";
import { readPlaceName } from "./place-names.ts";
import { readWrittenPlace } from "./recognise-place.ts";

/** The local level and ward that the fields mean, null if they name none, or the invalid field and its error code. */
type Reading =
  | Readonly<{ place: Place | null; problem?: undefined }>
  | Readonly<{ problem: readonly [field: keyof PlaceFields, code: FieldCode] }>;

/** PL1: the place exists, and a ward exists there. For schemas with the fields of `placeFields`. */
export const checkPlace = z.check<PlaceFields>(({ value, issues }) => {
  const { problem } = readPlaceFields(value);
  if (problem) issues.push({ code: "custom", path: [problem[0]], message: problem[1], input: value });
});

export const placeFieldsSchema = z.object(placeFields).check(checkPlace);

/** Returns the invalid field and its error code, if the numbers name no place. */
export function findPlaceProblem(numbers: PlaceNumbers) {
  return readPlaceFields({ ...numbers, street: "", place: "" }).problem;
}

/** Returns the place of fields that `checkPlace` accepts. */
export function placeOf(fields: PlaceFields): Place | null {
  const { place = null } = { place: null, ...readPlaceFields(fields) };
  return place;
}

function readPlaceFields({ local_level_id: id, ward, street, place: text }: PlaceFields): Reading {
  if (id !== null) {
    const level = findLocalLevel(id);
    if (!level) return { problem: ["local_level_id", fieldCode("place_unknown")] };
    // Without JavaScript, the ward is written after the name: "Madi-3".
    const number = ward ?? readPlaceName(text).ward;
    if (number !== null && !hasWard(level, number))
      return { problem: [ward === null ? "place" : "ward", fieldCode("ward_unknown")] };
    return { place: { street, localLevelId: id, ward: number } };
  }
  if (text !== "") {
    const written = readWrittenPlace(text);
    if (!written) return { problem: ["place", fieldCode("place_unknown")] };
    if (written.hasUnknownWard) return { problem: ["place", fieldCode("ward_unknown")] };
    if (ward !== null)
      return readPlaceFields({ local_level_id: written.localLevelId, ward, street, place: "" });
    return {
      place: { street: street || written.street, localLevelId: written.localLevelId, ward: written.ward },
    };
  }
  return ward === null ? { place: null } : { problem: ["ward", fieldCode("place_missing")] };
}
