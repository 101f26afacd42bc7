import type { Property } from "#domain/properties/property.ts";
import { pictureUrl } from "#server/platform/media/picture-url.ts";
import type { PropertyRow } from "./repository.ts";

/** What leaves the server of a property. */
export function presentProperty(row: PropertyRow, publicUrl: string): Property {
  const inOrder = [row.image, row.featured_image1, row.featured_image2];
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    price: row.price,
    description: row.description,
    area: row.area,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    is_featured: row.is_featured,
    property_type: row.property_type,
    for_type: row.for_type,
    features: row.features.map((feature) => feature.id),
    custom_features: row.custom_features,
    feature_names: row.features.map((feature) => feature.name),
    image: pictureUrl(row.image, publicUrl),
    featured_image1: pictureUrl(row.featured_image1, publicUrl),
    featured_image2: pictureUrl(row.featured_image2, publicUrl),
    pictures: inOrder.flatMap((key) => row.pictures.filter((picture) => picture.key === key)),
    status: row.status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
