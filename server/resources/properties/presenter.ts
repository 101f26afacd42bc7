import { buildObject } from "#domain/build-object.ts";
import type { Property } from "#domain/properties/property.ts";
import { type PropertyField, propertyFieldNames } from "#domain/properties/property-fields.ts";
import { pictureUrl } from "#server/platform/media/picture-url.ts";
import type { PropertyRow } from "./repository.ts";

/** Lists the fields of a response, the plain ones by their descriptions, so that a new column alone is never sent. */
export function presentProperty(row: PropertyRow, publicUrl: string): Property {
  const inOrder = [row.image, row.featured_image1, row.featured_image2];
  const { status, ...fields } = buildObject<Pick<PropertyRow, PropertyField>>(
    propertyFieldNames,
    (name) => row[name],
  );
  return {
    id: row.id,
    ...fields,
    features: row.features.map((feature) => feature.id),
    custom_features: row.custom_features,
    feature_names: row.features.map((feature) => feature.name),
    image: pictureUrl(row.image, publicUrl),
    featured_image1: pictureUrl(row.featured_image1, publicUrl),
    featured_image2: pictureUrl(row.featured_image2, publicUrl),
    pictures: inOrder.flatMap((key) => row.pictures.filter((picture) => picture.key === key)),
    status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
