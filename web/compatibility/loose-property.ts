import { readInstant } from "#domain/dates.ts";
import { readNumber } from "#domain/numbers.ts";
import { readListingType } from "#domain/properties/badges.ts";
import { readCustomFeatures, readFeatureList } from "#domain/properties/features.ts";
import type { Field } from "#domain/properties/field-kinds.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { describeFact, factFields } from "#domain/properties/property-fields.ts";
import { distinctNames } from "#domain/text-list.ts";
import { loosePlace } from "./loose-place.ts";
import { looseSchema } from "./loose-schema.ts";

export const loosePropertySchema = looseSchema((fields) => {
  const features = readFeatureList(fields.features);
  return {
    id: readNumber(fields.id),
    name: fields.name,
    address: fields.address,
    price: readNumber(fields.price),
    description: fields.description ?? "",
    ...Object.fromEntries(factFields.map((name) => [name, looseFact(describeFact(name), fields[name])])),
    price_unit: fields.price_unit ?? "total",
    unit_price: fields.unit_price ?? null,
    is_negotiable: fields.is_negotiable === true,
    is_featured: fields.is_featured === true || fields.is_featured === "true",
    property_type:
      typeof fields.property_type === "string" ? fields.property_type.toLowerCase() : fields.property_type,
    for_type: readListingType(fields.for_type),
    ...loosePlace(fields),
    land_custom: fields.land_custom ?? null,
    features: features.ids,
    custom_features: readCustomFeatures(fields.custom_features),
    feature_names: distinctNames([...features.names, ...readCustomFeatures(fields.feature_names)]),
    image: fields.image || null,
    featured_image1: fields.featured_image1 || null,
    featured_image2: fields.featured_image2 || null,
    pictures: fields.pictures ?? [],
    translations: fields.translations,
    map_location: fields.map_location,
    latitude: fields.latitude,
    longitude: fields.longitude,
    pin_precision: fields.pin_precision,
    agent_phone: fields.agent_phone ?? null,
    owner_id: fields.owner_id,
    reference: fields.reference,
    submission_id: fields.submission_id,
    approval: fields.approval,
    checked_on: fields.checked_on ?? null,
    reduced_from: readNumber(fields.reduced_from),
    reduced_on: fields.reduced_on ?? null,
    status: fields.status === "inactive" ? "withdrawn" : (fields.status ?? "active"),
    created_at: toIsoText(fields.created_at),
    updated_at: toIsoText(fields.updated_at ?? fields.created_at),
  };
}, propertySchema);

/** Other hosts send only the rooms and the area, some as texts. */
function looseFact(field: Field, value: unknown): unknown {
  if (field.kind === "landmarks") return value ?? [];
  if (field.kind === "amount") return readNumber(value);
  return field.kind === "count" && field.fallback !== null ? readNumber(value ?? 0) : (value ?? null);
}

function toIsoText(value: unknown): string | null {
  const milliseconds = typeof value === "string" ? readInstant(value) : null;
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
