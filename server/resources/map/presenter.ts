import type { MapPin } from "#domain/places/map-pins.ts";
import { mapLocationOf, type PinFields } from "#domain/places/pin-fields.ts";

type PinnedRow = PinFields & Readonly<{ id: number; name: string; price: number }>;

/** PL3: of an approximate pin only the area. A price of 0 is one on request. */
export function presentPin({ id, name, price, ...pin }: PinnedRow): MapPin[] {
  const location = mapLocationOf(pin);
  return location ? [{ id, name, price: price > 0 ? price : null, ...location }] : [];
}
