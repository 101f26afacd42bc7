import * as z from "zod/mini";
import { choiceOr, tick } from "#domain/choice-fields.ts";
import { areaRules, numberOr, priceRules, requiredNumber, roomRules } from "#domain/number-fields.ts";
import { fieldCode } from "#domain/problems.ts";
import { longest, requiredLine, textOrEmpty } from "#domain/text-fields.ts";
import { distinctNames, readCustomFeatures, readFeatureEntries, readFeatureList } from "./features.ts";
import { type ListingType, listingTypes, propertyStatuses, propertyTypes } from "./kinds.ts";

const mostFeatures = 60;
const featureName = requiredLine(longest.name);
const tooMany = z.maxLength(mostFeatures, fieldCode("too_many"));

const pickedFeatures = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(readFeatureEntries)),
  z.array(z.object({ id: z.nullable(z.int()), name: z.nullable(featureName) })).check(tooMany),
);
const customFeatures = z.pipe(
  z.pipe(z.optional(z.unknown()), z.transform(readCustomFeatures)),
  z.array(featureName).check(tooMany),
);

/** AP1: the admin's form as multipart or JSON. An update sends the whole form, so what is left out is not kept. */
export const propertyInputSchema = z.pipe(
  z.object({
    name: requiredLine(longest.title),
    address: requiredLine(longest.address),
    price: requiredNumber(priceRules),
    description: textOrEmpty(longest.text),
    area: requiredNumber(areaRules),
    bedrooms: numberOr(1, roomRules),
    bathrooms: numberOr(1, roomRules),
    is_featured: tick,
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
    // A feature picked by its name alone, as from the fallback list, is kept in the property's own words.
    const unnumbered = features.flatMap(({ id, name }) => (id === null && name !== null ? [name] : []));
    return {
      ...rest,
      features: readFeatureList(features).ids,
      custom_features: distinctNames([...unnumbered, ...custom_features]),
    };
  }),
);
export type PropertyInput = z.output<typeof propertyInputSchema>;
/** What the form holds before it is read. */
export type PropertyForm = z.input<typeof propertyInputSchema>;
