import * as z from "zod/mini";
import { checkbox, choiceOr } from "#domain/choice-fields.ts";
import { areaRules, numberOr, priceRules, requiredNumber, roomRules } from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { maxLengths, requiredLine, textOrEmpty } from "#domain/text-fields.ts";
import { distinctNames, readCustomFeatures, readFeatureEntries, readFeatureList } from "./features.ts";
import { type ListingType, listingTypes, propertyStatuses, propertyTypes } from "./kinds.ts";

const maxFeatures = 60;
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

/** AP1: the admin's form as multipart or JSON. An update sends the whole form, so a missing field is reset. */
export const propertyInputSchema = z.pipe(
  z.object({
    name: requiredLine(maxLengths.title),
    address: requiredLine(maxLengths.address),
    price: requiredNumber(priceRules),
    description: textOrEmpty(maxLengths.text),
    area: requiredNumber(areaRules),
    bedrooms: numberOr(1, roomRules),
    bathrooms: numberOr(1, roomRules),
    is_featured: checkbox,
    property_type: choiceOr("house", propertyTypes),
    for_type: z.pipe(
      choiceOr("sale", [...listingTypes, "buy"]),
      z.transform((type): ListingType => (type === "rent" ? "rent" : "sale")),
    ),
    status: choiceOr("active", propertyStatuses),
    features: pickedFeatures,
    custom_features: customFeatures,
  }),
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
