import * as z from "zod/mini";
import { requiredChoice } from "#domain/choice-fields.ts";
import {
  areaRules,
  halfRoomRules,
  optionalNumber,
  priceRules,
  requiredNumber,
  roomRules,
} from "#domain/number-fields.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { placeFields } from "#domain/places/place-fields.ts";
import { maxLengths, optionalPhone, requiredEmail, requiredLine, requiredText } from "#domain/text-fields.ts";

export const sellPropertyTypes = ["House", "Apartment", "Condo", "Townhouse", "Land"] as const;
export type SellPropertyType = (typeof sellPropertyTypes)[number];

/**
 * SE2: the visitor's form. The misspelt field names are part of the specified API. The server also checks the place
 * (`checkPlace`).
 */
export const submissionInputSchema = z.object({
  name: requiredLine(maxLengths.name),
  email: requiredEmail,
  phone_no: optionalPhone,
  propert_title: requiredLine(maxLengths.title),
  property_location: requiredLine(maxLengths.address),
  property_price: requiredNumber(priceRules),
  property_type: requiredChoice(sellPropertyTypes),
  no_of_bedrooms: optionalNumber(roomRules),
  no_of_bathrooms: optionalNumber(halfRoomRules),
  area: optionalNumber(areaRules),
  description: requiredText(maxLengths.text),
  ...placeFields,
});
export type SubmissionInput = z.output<typeof submissionInputSchema>;

/** A submission in API responses to staff. */
export const submissionSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone_no: z.nullable(z.string()),
  propert_title: z.string(),
  property_location: z.string(),
  property_price: z.number(),
  property_type: z.enum(sellPropertyTypes),
  no_of_bedrooms: z.nullable(z.int()),
  no_of_bathrooms: z.nullable(z.number()),
  area: z.nullable(z.number()),
  description: z.string(),
  local_level_id: z.nullable(z.int()),
  ward: z.nullable(z.int()),
  street: z.string(),
  image: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
  created_at: z.iso.datetime(),
});
export type Submission = z.infer<typeof submissionSchema>;
