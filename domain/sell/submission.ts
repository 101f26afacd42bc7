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
import { longest, optionalPhone, requiredEmail, requiredLine, requiredText } from "#domain/text-fields.ts";

export const sellPropertyTypes = ["House", "Apartment", "Condo", "Townhouse"] as const;
export type SellPropertyType = (typeof sellPropertyTypes)[number];

/** SE2: the visitor's form, in the spelling the API has always had. */
export const submissionInputSchema = z.object({
  name: requiredLine(longest.name),
  email: requiredEmail,
  phone_no: optionalPhone,
  propert_title: requiredLine(longest.title),
  property_location: requiredLine(longest.address),
  property_price: requiredNumber(priceRules),
  property_type: requiredChoice(sellPropertyTypes),
  no_of_bedrooms: optionalNumber(roomRules),
  no_of_bathrooms: optionalNumber(halfRoomRules),
  area: optionalNumber(areaRules),
  description: requiredText(longest.text),
});
export type SubmissionInput = z.output<typeof submissionInputSchema>;
/** What the form holds before it is read. */
export type SubmissionForm = z.input<typeof submissionInputSchema>;

/** A submitted listing as the API answers it to staff. */
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
  image: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
  created_at: z.iso.datetime(),
});
export type Submission = z.infer<typeof submissionSchema>;
