import * as z from "zod/mini";
import { looseFields, textOrNull } from "#domain/loose-fields.ts";
import { readNumber } from "#domain/numbers.ts";
import { distinctNames, readCustomFeatures, readFeatureList } from "#domain/properties/features.ts";
import { submissionSchema } from "./submission.ts";

/** A submission in the dashboard. Another API host may add features and may omit the creation time. */
const shownSchema = z.extend(submissionSchema, {
  property_type: z.string(),
  created_at: z.nullable(z.string()),
  features: z.array(z.string()),
  custom_features: z.array(z.string()),
});
export type ShownSubmission = z.infer<typeof shownSchema>;

export const shownSubmissionSchema = z.pipe(z.pipe(z.unknown(), z.transform(normalise)), shownSchema);

function normalise(value: unknown) {
  const raw = looseFields(value);
  return {
    ...raw,
    phone_no: textOrNull(raw.phone_no),
    property_price: readNumber(raw.property_price),
    no_of_bedrooms: readNumber(raw.no_of_bedrooms),
    no_of_bathrooms: readNumber(raw.no_of_bathrooms),
    area: readNumber(raw.area),
    description: raw.description ?? "",
    image: textOrNull(raw.image),
    pictures: raw.pictures ?? [],
    created_at: textOrNull(raw.created_at),
    features: distinctNames([
      ...readCustomFeatures(raw.feature_names),
      ...readFeatureList(raw.features).names,
    ]),
    custom_features: readCustomFeatures(raw.custom_features),
  };
}
