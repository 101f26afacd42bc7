import * as z from "zod/mini";
import { choiceOr } from "#domain/choice-fields.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { areaRules, optionalNumber, priceRules } from "#domain/number-fields.ts";
import { imageDescription, imageDescriptionList, pictureKeysField } from "#domain/pictures/picture.ts";
import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import { checkPin, pinFields } from "#domain/places/pin-fields.ts";
import { placeNumbers } from "#domain/places/place-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { rowIdSchema } from "#domain/row-id-schema.ts";
import { requiredLine } from "#domain/text-fields.ts";
import { distinctNames } from "#domain/text-list.ts";
import {
  jsonField,
  markMissingLines,
  textSchemas,
  translationsInputSchema,
} from "#domain/translation-schemas.ts";
import { checkSizeAndPrice, withDerivedFields } from "./derived-fields.ts";
import { readCustomFeatures, readFeatureEntries, readFeatureList } from "./features.ts";
import type { Field } from "./field-kinds.ts";
import { inputSchemas } from "./field-schemas.ts";
import {
  type ListingType,
  listingTypes,
  type PropertyStatus,
  propertyTypes,
  readStatus,
  sentStatuses,
} from "./kinds.ts";
import { isFactOf } from "./property-facts.ts";
import { describeFact, factFields, propertyFields, propertyTexts } from "./property-fields.ts";
import { referenceField } from "./reference.ts";

const maxFeatures = propertyTexts.custom_features.maxItems;
const featureName = requiredLine(maxLengths.name);
const tooMany = z.maxLength(maxFeatures, fieldCode("too_many"));

const pickedFeatures = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(readFeatureEntries)),
  z.array(z.object({ id: z.nullable(rowIdSchema), name: z.nullable(featureName) })).check(tooMany),
);
const customFeatures = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(readCustomFeatures)),
  z.array(featureName).check(tooMany),
);

/** Older clients send "buy" for "sale". */
const listingType: z.ZodMiniType<ListingType> = z.pipe(
  choiceOr("sale", [...listingTypes, "buy"]),
  z.transform((type) => (type === "rent" ? "rent" : "sale")),
);

const status: z.ZodMiniType<PropertyStatus> = z.pipe(
  choiceOr(propertyFields.status.fallback, sentStatuses),
  z.transform(readStatus),
);

const description = z.optional(imageDescription);

/** The descriptions of the pictures that it names. */
const imageDescriptions = jsonField(
  z.strictObject(
    { image: description, featured_image1: description, featured_image2: description },
    fieldCode("invalid"),
  ),
).check(z.describe("Each picture field's description by language, as an object or as a JSON text."));

type Form = Readonly<Record<string, unknown>>;

/** LD4: a property has only the facts of its type. Those of other types are not even validated. */
const removeForeignFacts = z.transform((form: Form): Form => {
  const type = propertyTypes.find((known) => known === (form.property_type || "house"));
  if (!type) return form;
  const foreign = factFields.filter((field) => !isFactOf(field, type) && field !== "area");
  return { ...form, ...Object.fromEntries(foreign.map((field) => [field, emptyFact(describeFact(field))])) };
});

/** Columns of the specification cannot be null. */
function emptyFact(field: Field): 0 | null {
  return field.kind === "count" && field.fallback !== null ? 0 : null;
}

const pictureDescriptions = jsonField(imageDescriptionList(maxPropertyPictures)).check(
  z.describe("The description of each picture of `picture_keys` by language, as a list or as a JSON text."),
);

/** AP1: the admin's form as multipart or JSON. An update sends the whole form, so a missing field is reset. */
export const propertyInputFields = z
  .object({
    ...inputSchemas(propertyFields),
    for_type: listingType,
    // Each may be derived from other fields.
    price: optionalNumber(priceRules),
    area: optionalNumber(areaRules),
    status,
    reference: referenceField,
    ...placeNumbers,
    features: pickedFeatures,
    ...textSchemas(propertyTexts),
    custom_features: customFeatures,
    translations: translationsInputSchema(propertyTexts),
    image_descriptions: imageDescriptions,
    picture_keys: pictureKeysField(maxPropertyPictures),
    picture_descriptions: pictureDescriptions,
    ...pinFields,
  })
  .check(checkPin, checkSizeAndPrice);

export const propertyInputSchema = z.pipe(
  z.pipe(z.pipe(markMissingLines(propertyTexts, "address"), removeForeignFacts), propertyInputFields),
  z.transform(({ features, custom_features, ...rest }) => {
    const { price, area, ...derived } = withDerivedFields(rest);
    // The check reports a missing one.
    if (price === null || area === null) return z.NEVER;
    // A feature without an id, for example from the fallback list, is stored as a custom feature.
    const unnumbered = features.flatMap(({ id, name }) => (id === null && name !== null ? [name] : []));
    return {
      ...derived,
      price,
      area,
      features: readFeatureList(features).ids,
      custom_features: distinctNames([...unnumbered, ...custom_features]),
    };
  }),
);
export type PropertyInput = z.output<typeof propertyInputSchema>;
/** The form values before parsing. */
export type PropertyForm = z.input<typeof propertyInputSchema>;
