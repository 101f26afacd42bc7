import * as z from "zod/mini";
import { landCustoms } from "#domain/land/custom-names.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { mapLocationField, staffPinSchemas } from "#domain/places/pin-fields.ts";
import { placeOutput } from "#domain/places/place-output.ts";
import { translationsSchema } from "#domain/translation-schemas.ts";
import { approvalSchema } from "./approval.ts";
import { outputSchemas } from "./field-schemas.ts";
import { reductionSchemas } from "./price-reduction.ts";
import { propertyFields, propertyTexts } from "./property-fields.ts";

const { status, ...fields } = outputSchemas(propertyFields);

/** A property in API responses and on pages, with its texts in one language. Pages have no `translations`. */
export const propertySchema = z.object({
  id: z.int(),
  ...fields,
  ...placeOutput,
  /** LD2: the units of land that people of the district use. */
  land_custom: z.nullable(z.enum(landCustoms)),
  features: z.array(z.int()),
  custom_features: z.array(z.string()),
  feature_names: z.array(z.string()),
  image: z.nullable(z.string()),
  featured_image1: z.nullable(z.string()),
  featured_image2: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
  translations: z.optional(translationsSchema(propertyTexts)),
  map_location: mapLocationField,
  ...staffPinSchemas,
  /** VT2: the number of the person who looks after it; null for the company's. */
  agent_phone: z.nullable(z.string()),
  /** LE8: the account that it belongs to, for staff only. */
  owner_id: z.optional(z.nullable(z.int())),
  /** IM1: the company's own number of the listing, for staff only. */
  reference: z.optional(z.nullable(z.string())),
  /** LE5: the sale submission that it was made of, for staff only. */
  submission_id: z.optional(z.nullable(z.int())),
  /** LE8: whether it waits for an admin, for staff only; null if it does not. */
  approval: z.optional(z.nullable(approvalSchema)),
  /** LD8: the day of the last check. */
  checked_on: z.nullable(z.string()),
  ...reductionSchemas,
  status,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Property = z.infer<typeof propertySchema>;
