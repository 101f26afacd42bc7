import * as z from "zod/mini";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { listingTypes, propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";

/** A property in API responses and on pages. */
export const propertySchema = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  price: z.number(),
  description: z.string(),
  area: z.number(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  is_featured: z.boolean(),
  property_type: z.enum(propertyTypes),
  for_type: z.enum(listingTypes),
  features: z.array(z.int()),
  custom_features: z.array(z.string()),
  feature_names: z.array(z.string()),
  image: z.nullable(z.string()),
  featured_image1: z.nullable(z.string()),
  featured_image2: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
  status: z.enum(propertyStatuses),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Property = z.infer<typeof propertySchema>;
