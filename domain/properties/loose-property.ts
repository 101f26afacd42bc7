import * as z from "zod/mini";
import { readInstant } from "#domain/dates.ts";
import { readNumber } from "#domain/numbers.ts";
import { readListingType } from "./badges.ts";
import { distinctNames, readCustomFeatures, readFeatureList } from "./features.ts";
import { propertySchema } from "./property.ts";
import { factFields } from "./property-fields.ts";

/** Reads a property from any API host, including the alternative shapes of its fields (PY4). */
export const loosePropertySchema = z.pipe(z.pipe(z.unknown(), z.transform(normalise)), propertySchema);

const fieldsSchema = z.looseObject({});

function normalise(value: unknown) {
  const parsed = fieldsSchema.safeParse(value);
  const raw: Record<string, unknown> = parsed.success ? parsed.data : {};
  const features = readFeatureList(raw.features);
  return {
    id: readNumber(raw.id),
    name: raw.name,
    address: raw.address,
    price: readNumber(raw.price),
    description: raw.description ?? "",
    area: readNumber(raw.area),
    ...Object.fromEntries(factFields.map((name) => [name, readNumber(raw[name] ?? 0)])),
    is_featured: raw.is_featured === true || raw.is_featured === "true",
    property_type:
      typeof raw.property_type === "string" ? raw.property_type.toLowerCase() : raw.property_type,
    for_type: readListingType(raw.for_type),
    features: features.ids,
    custom_features: readCustomFeatures(raw.custom_features),
    feature_names: distinctNames([...features.names, ...readCustomFeatures(raw.feature_names)]),
    image: raw.image || null,
    featured_image1: raw.featured_image1 || null,
    featured_image2: raw.featured_image2 || null,
    pictures: raw.pictures ?? [],
    status: raw.status ?? "active",
    created_at: toIsoText(raw.created_at),
    updated_at: toIsoText(raw.updated_at ?? raw.created_at),
  };
}

function toIsoText(value: unknown): string | null {
  const milliseconds = typeof value === "string" ? readInstant(value) : null;
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
