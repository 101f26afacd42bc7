import { allAskedFields } from "#domain/sell/asked-fields.ts";

/** LD1: the steps of the form. */
export const stepNames = ["place", "property", "owner"] as const;

/** The fields of each step, by their names in the API. */
export const stepFields = [
  ["property_type", "propert_title", "property_location", "place", "local_level_id", "ward"],
  ["property_price", ...allAskedFields],
  ["description", "image", "name", "email", "phone_no"],
] as const;
export type SellFieldName = Exclude<(typeof stepFields)[number][number], "image">;

/** The first step that holds one of the fields, or undefined. */
export function stepOf(isAmong: (field: string) => boolean): number | undefined {
  const step = stepFields.findIndex((fields) => fields.some(isAmong));
  return step < 0 ? undefined : step;
}

const hashPattern = /^#step-([1-3])$/;

export function stepHash(step: number): string {
  return `#step-${step + 1}`;
}

/** The step that the hash of an address names. */
export function readStepHash(hash: string): number | undefined {
  const [, number] = hashPattern.exec(hash) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
}
