import { type PropertyInput, propertyInputSchema } from "#domain/properties/property-input.ts";
import { type FormDescription, readInput } from "#server/platform/http/form.ts";
import type { PropertyRow } from "./repository.ts";

export const propertyForm = {
  input: propertyInputSchema,
  pictures: { image: 1, featured_image1: 1, featured_image2: 1 },
} satisfies FormDescription;

export const propertyPatch = { ...propertyForm, isPartial: true } satisfies FormDescription;

/** Validates the sent fields together with the stored ones, and returns only the sent ones. */
export function readPropertyPatch(
  row: PropertyRow,
  sent: Readonly<Record<string, unknown>>,
): Partial<PropertyInput> {
  const features = row.features.map((feature) => feature.id);
  // An older row may have a price or an area of 0, which must not prevent changes of other fields.
  const stored = { ...row, price: row.price || 1, area: row.area || 1, features };
  const input = readInput(propertyInputSchema, { ...stored, ...sent });
  const names = new Set(Object.keys(sent));
  // A feature without an id is stored as a custom feature.
  if (names.has("features")) names.add("custom_features");
  return pick(input, names);
}

function pick<Value extends object>(value: Value, names: ReadonlySet<string>): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const name in value) if (names.has(name)) picked[name] = value[name];
  return picked;
}
