import type { PinFields } from "#domain/places/pin-fields.ts";

export const noPin: PinFields = { latitude: null, longitude: null, pin_precision: null };

export function exactPin(latitude: number, longitude: number): PinFields {
  return { latitude, longitude, pin_precision: "exact" };
}

/** Visitors see only the area around it. */
export function approximatePin(latitude: number, longitude: number): PinFields {
  return { latitude, longitude, pin_precision: "approximate" };
}
