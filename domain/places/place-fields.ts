import type * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { lineOrEmpty } from "#domain/text-fields.ts";

export const placeNumbers = {
  local_level_id: optionalNumber({ min: 1, max: 9999, step: "whole" }),
  ward: optionalNumber({ min: 1, max: 99, step: "whole" }),
};
export type PlaceNumbers = Readonly<{ local_level_id: number | null; ward: number | null }>;

/** The place in forms and API calls. Browsers check no more than this; `place-input.ts` needs the data of all places. */
export const placeFields = {
  ...placeNumbers,
  street: lineOrEmpty(maxLengths.title),
  /** A place in words, for forms without JavaScript. It counts if `local_level_id` is empty. */
  place: lineOrEmpty(maxLengths.address),
};
export type PlaceFields = {
  [Name in keyof typeof placeFields]: z.output<(typeof placeFields)[Name]>;
};
