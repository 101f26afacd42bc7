import type { ListingColumn } from "./column-names.ts";

/**
 * IM2: the columns of the table that a WordPress export becomes (`server/resources/imports/read-wxr.ts`). A theme's year says not in
 * which calendar it is, so staff choose that column themselves.
 */
export const wordpressNames: Readonly<Record<string, ListingColumn>> = {
  post_reference: "reference",
  post_title: "name",
  post_content: "description",
  post_status: "status",
  post_link: "old_address",
  post_pictures: "pictures",
  post_address: "address",
  post_featured: "is_featured",
  property_type: "property_type",
  property_status: "for_type",
  property_feature: "features",
  fave_property_price: "price",
  REAL_HOMES_property_price: "price",
  fave_property_size: "area",
  REAL_HOMES_property_size: "area",
  fave_property_land: "land_area",
  REAL_HOMES_property_lot_size: "land_area",
  fave_property_bedrooms: "bedrooms",
  REAL_HOMES_property_bedrooms: "bedrooms",
  fave_property_bathrooms: "bathrooms",
  REAL_HOMES_property_bathrooms: "bathrooms",
  fave_property_garage: "parking_cars",
  REAL_HOMES_property_garage: "parking_cars",
  fave_property_location: "coordinates",
  REAL_HOMES_property_location: "coordinates",
};
