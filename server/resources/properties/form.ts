import { type PropertyInput, propertyInputSchema } from "#domain/properties/property-input.ts";
import { type FormDescription, readInput } from "#server/platform/http/form.ts";
import type { PropertyRow } from "./repository.ts";

export const propertyForm = {
  input: propertyInputSchema,
  pictures: { image: 1, featured_image1: 1, featured_image2: 1 },
} satisfies FormDescription;

export const propertyPatch = { ...propertyForm, isPartial: true } satisfies FormDescription;

/** A PATCH says only what changes: that is read beside what is there, and alone is written. */
export function readPropertyPatch(
  row: PropertyRow,
  sent: Readonly<Record<string, unknown>>,
): Partial<PropertyInput> {
  const features = row.features.map((feature) => feature.id);
  // A price or an area of 0, stored before it was refused, does not keep other fields from being changed.
  const stored = { ...row, price: row.price || 1, area: row.area || 1, features };
  const input = readInput(propertyInputSchema, { ...stored, ...sent });
  const named = new Set(Object.keys(sent));
  // A feature picked by its name alone is written among the property's own.
  if (named.has("features")) named.add("custom_features");
  return pick(input, named);
}

function pick<Value extends object>(value: Value, names: ReadonlySet<string>): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const name in value) if (names.has(name)) picked[name] = value[name];
  return picked;
}
