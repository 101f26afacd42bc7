import * as z from "zod/mini";
import { choiceOr, requiredChoice } from "#domain/choice-fields.ts";
import { areaPriceUnits } from "#domain/land/area-price-units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
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
import { inputSchemas, outputSchemas } from "#domain/properties/field-schemas.ts";
import { optionalPhone, requiredEmail, requiredLine, requiredText } from "#domain/text-fields.ts";
import { allAskedFields, isAsked } from "./asked-fields.ts";
import { sellPropertyTypes } from "./property-types.ts";
import { submissionSteps } from "./seller-page.ts";
import { submissionFacts } from "./submission-facts.ts";
import { checkUnitPrice } from "./unit-price.ts";

const priceUnits = ["total", ...areaPriceUnits] as const;

/**
 * SE2: the fields of a submission. The misspelt names are part of the specified API. The server also checks the place
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
  /** LD3: what `property_price` is for. Only land has a price per unit. */
  price_unit: choiceOr("total", priceUnits),
  ...inputSchemas(submissionFacts),
});
export type SubmissionInput = z.output<typeof submissionInputSchema>;
type SubmissionForm = z.input<typeof submissionInputSchema>;

/** The visitor's form: what it does not ask for the type may have been typed for another one, and is ignored. */
export const submissionFormSchema = z.pipe(
  z.transform((form: SubmissionForm): SubmissionForm => {
    const type = sellPropertyTypes.find((known) => known === form.property_type);
    if (!type) return form;
    const others = allAskedFields.filter((field) => !isAsked(field, type));
    return { ...form, ...Object.fromEntries(others.map((field) => [field, ""])) };
  }),
  submissionInputSchema.check(checkUnitPrice),
);

/** A submission in API responses to staff. */
export const submissionSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone_no: z.nullable(z.string()),
  propert_title: z.string(),
  property_location: z.string(),
  /** In total. */
  property_price: z.number(),
  price_unit: z.enum(priceUnits),
  /** The price of one unit, as the owner wrote it. */
  unit_price: z.nullable(z.number()),
  property_type: z.enum(sellPropertyTypes),
  no_of_bedrooms: z.nullable(z.int()),
  no_of_bathrooms: z.nullable(z.number()),
  area: z.nullable(z.number()),
  ...outputSchemas(submissionFacts),
  description: z.string(),
  local_level_id: z.nullable(z.int()),
  ward: z.nullable(z.int()),
  street: z.string(),
  /** The place that the location names, if none was chosen. */
  recognised_place: z.nullable(z.object({ local_level_id: z.int(), ward: z.nullable(z.int()) })),
  image: z.nullable(z.string()),
  pictures: z.array(pictureSchema),
  /** LE5: where it stands, and why it was declined. */
  step: z.enum(submissionSteps),
  decline_reason: z.string(),
  /** LE5: the listing that was made of it, unless that is deleted. */
  property_id: z.nullable(z.int()),
  /** LE5: the address of the seller's page, in the response to the seller only. */
  status_url: z.optional(z.string()),
  created_at: z.iso.datetime(),
});
export type Submission = z.infer<typeof submissionSchema>;
