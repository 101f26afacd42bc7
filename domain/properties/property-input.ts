import * as z from "zod/mini";
import { choiceOr } from "#domain/choice-fields.ts";
import { inputSchemas } from "#domain/field-schemas.ts";
import { imageDescription, imageDescriptionList, pictureKeysField } from "#domain/pictures/picture.ts";
import { maxPropertyPictures } from "#domain/pictures/upload.ts";
import { checkPin, pinFields } from "#domain/places/pin-fields.ts";
import { placeNumbers } from "#domain/places/place-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { maxLengths, requiredLine } from "#domain/text-fields.ts";
import { distinctNames } from "#domain/text-list.ts";
import {
  jsonField,
  markMissingLines,
  textSchemas,
  translationsInputSchema,
} from "#domain/translation-schemas.ts";
import { readCustomFeatures, readFeatureEntries, readFeatureList } from "./features.ts";
import { type ListingType, listingTypes } from "./kinds.ts";
import { propertyFields, propertyTexts } from "./property-fields.ts";

const maxFeatures = propertyTexts.custom_features.maxItems;
const featureName = requiredLine(maxLengths.name);
const tooMany = z.maxLength(maxFeatures, fieldCode("too_many"));

const pickedFeatures = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(readFeatureEntries)),
  z.array(z.object({ id: z.nullable(z.int()), name: z.nullable(featureName) })).check(tooMany),
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

const description = z.optional(imageDescription);

/** The descriptions of the pictures that it names. */
const imageDescriptions = jsonField(
  z.strictObject(
    { image: description, featured_image1: description, featured_image2: description },
    fieldCode("invalid"),
  ),
).check(z.describe("Each picture field's description by language, as an object or as a JSON text."));

const pictureDescriptions = jsonField(imageDescriptionList(maxPropertyPictures)).check(
  z.describe("The description of each picture of `picture_keys` by language, as a list or as a JSON text."),
);

/** AP1: the admin's form as multipart or JSON. An update sends the whole form, so a missing field is reset. */
export const propertyInputFields = z
  .object({
    ...inputSchemas(propertyFields),
    for_type: listingType,
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
  .check(checkPin);

export const propertyInputSchema = z.pipe(
  z.pipe(markMissingLines(propertyTexts, "address"), propertyInputFields),
  z.transform(({ features, custom_features, ...rest }) => {
    // A feature without an id, for example from the fallback list, is stored as a custom feature.
    const unnumbered = features.flatMap(({ id, name }) => (id === null && name !== null ? [name] : []));
    return {
      ...rest,
      features: readFeatureList(features).ids,
      custom_features: distinctNames([...unnumbered, ...custom_features]),
    };
  }),
);
export type PropertyInput = z.output<typeof propertyInputSchema>;
/** The form values before parsing. */
export type PropertyForm = z.input<typeof propertyInputSchema>;
