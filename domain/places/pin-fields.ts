import * as z from "zod/mini";
import { optionalChoice } from "#domain/choice-fields.ts";
import { keysOf } from "#domain/keys-of.ts";
import { optionalNumber } from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { nepalBounds, pinPrecisions, publicLocation } from "./pin.ts";

const { south, north, west, east } = nepalBounds;

/** The pin in forms and API calls: all three or none. */
export const pinFields = {
  latitude: optionalNumber({ min: south, max: north, step: "millionth" }),
  longitude: optionalNumber({ min: west, max: east, step: "millionth" }),
  pin_precision: optionalChoice(pinPrecisions),
};
export const pinFieldNames = keysOf(pinFields);
export type PinFields = { [Name in keyof typeof pinFields]: z.output<(typeof pinFields)[Name]> };

/** For schemas with the fields of `pinFields`. */
export const checkPin = z.check<PinFields>(({ value, issues }) => {
  const missing = pinFieldNames.filter((name) => value[name] === null);
  if (missing.length === pinFieldNames.length) return;
  for (const name of missing)
    issues.push({ code: "custom", path: [name], message: fieldCode("required"), input: null });
});

const forStaff = z.describe("The pin itself, if there is one, with an admin's token only.");

/** In responses to staff only. */
export const staffPinSchemas = {
  latitude: z.optional(z.nullable(z.number())).check(forStaff),
  longitude: z.optional(z.nullable(z.number())).check(forStaff),
  pin_precision: z.optional(z.nullable(z.enum(pinPrecisions))).check(forStaff),
};

const mapLocationSchema = z.object({ latitude: z.number(), longitude: z.number(), radius_m: z.number() });
export type MapLocation = z.infer<typeof mapLocationSchema>;

/** In every response. A project's `location` is its address. */
export const mapLocationField = z
  .optional(z.nullable(mapLocationSchema))
  .check(
    z.describe(
      "Where it is on the map: a point if `radius_m` is 0, otherwise an area that contains it. Null without a pin.",
    ),
  );

/** PL3: what visitors may know about a pin, and the only way of it into public responses. */
export function mapLocationOf({
  latitude,
  longitude,
  pin_precision: precision,
}: PinFields): MapLocation | null {
  if (latitude === null || longitude === null || precision === null) return null;
  const { radiusMetres, ...location } = publicLocation({ latitude, longitude, precision });
  return { latitude: location.latitude, longitude: location.longitude, radius_m: radiusMetres };
}

/** The pin itself, for responses to staff. Without one, they are the same as everyone's. */
export function staffPin(row: PinFields): PinFields | undefined {
  return row.latitude === null ? undefined : pickPin(row);
}

/** The names of the sent fields; with one of a pin's, all of them, because half of a stored pin may change meanwhile. */
export function withWholePin(sentNames: ReadonlySet<string>): Set<string> {
  return new Set([...sentNames, ...(hasPin(sentNames) ? pinFieldNames : [])]);
}

/** The pin after a form is saved. Clients from before pins send none of its fields, and must not remove it. */
export function pinAfter(sent: PinFields, sentNames: ReadonlySet<string>, stored?: PinFields): PinFields {
  return pickPin(hasPin(sentNames) || !stored ? sent : stored);
}

function pickPin({ latitude, longitude, pin_precision }: PinFields): PinFields {
  return { latitude, longitude, pin_precision };
}

function hasPin(names: ReadonlySet<string>): boolean {
  return pinFieldNames.some((name) => names.has(name));
}
