import { readNumber } from "#domain/numbers.ts";
import { nepalBounds, type Pin, type PinPrecision, pinPrecisions } from "#domain/places/pin.ts";
import { type PinFields, pinFieldNames } from "#domain/places/pin-fields.ts";
import type { Point } from "#web/map/mercator.ts";

/**
 * The pin in the values of an editor: latitude, longitude and precision as typed, or nothing. It is one value, because
 * the latitude of one person and the longitude of another must not be merged.
 */
export type PinValue = readonly string[];

/** The safer one. */
const defaultPrecision: PinPrecision = "approximate";

/** Other API hosts know no pins. */
export type PinnedRow = Readonly<{ [Name in keyof PinFields]?: PinFields[Name] | undefined }>;

export function pinValue(row: PinnedRow | null): PinValue {
  const { latitude, longitude, pin_precision: precision } = row ?? {};
  return typeof latitude === "number" && typeof longitude === "number" && precision
    ? [String(latitude), String(longitude), precision]
    : [];
}

export function precisionOf([, , precision]: PinValue): PinPrecision {
  return pinPrecisions.find((known) => known === precision) ?? defaultPrecision;
}

/** The same value with other coordinates. Without both, there is no pin. */
export function withCoordinates(value: PinValue, latitude: string, longitude: string): PinValue {
  return latitude.trim() === "" && longitude.trim() === "" ? [] : [latitude, longitude, precisionOf(value)];
}

export function withPoint(value: PinValue, { latitude, longitude }: Point): PinValue {
  return withCoordinates(value, String(latitude), String(longitude));
}

/** Null while the coordinates are being typed: incomplete, no numbers, or outside the rectangle around Nepal. */
function pointOf([typedLatitude, typedLongitude]: PinValue): Point | null {
  const [latitude, longitude] = [readNumber(typedLatitude), readNumber(typedLongitude)];
  if (latitude === null || longitude === null) return null;
  const { south, north, west, east } = nepalBounds;
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  return isInside ? { latitude, longitude } : null;
}

export function pinOf(value: PinValue): Pin | null {
  const point = pointOf(value);
  return point && { ...point, precision: precisionOf(value) };
}

/** The value as the fields of the API. */
export function pinFieldsOf([latitude = "", longitude = "", pin_precision = ""]: PinValue) {
  return { latitude, longitude, pin_precision };
}

export function appendPin(form: FormData, input: PinFields): void {
  for (const name of pinFieldNames) form.append(name, String(input[name] ?? ""));
}
