import * as z from "zod/mini";
import { readNumber } from "#domain/numbers.ts";
import { readCustomFeatures, readFeatureList } from "#domain/properties/features.ts";
import { submissionSchema } from "#domain/sell/submission.ts";
import { submissionFactNames } from "#domain/sell/submission-facts.ts";
import { distinctNames } from "#domain/text-list.ts";
import { looseSchema, textOrNull } from "./loose-schema.ts";

export const looseSubmissionSchema = looseSchema(
  (fields) => ({
    ...fields,
    phone_no: textOrNull(fields.phone_no),
    property_price: readNumber(fields.property_price),
    no_of_bedrooms: readNumber(fields.no_of_bedrooms),
    no_of_bathrooms: readNumber(fields.no_of_bathrooms),
    area: readNumber(fields.area),
    price_unit: fields.price_unit ?? "total",
    unit_price: readNumber(fields.unit_price),
    ...Object.fromEntries(submissionFactNames.map((name) => [name, fields[name] ?? null])),
    description: fields.description ?? "",
    local_level_id: readNumber(fields.local_level_id),
    ward: readNumber(fields.ward),
    street: fields.street ?? "",
    recognised_place: fields.recognised_place ?? null,
    image: textOrNull(fields.image),
    pictures: fields.pictures ?? [],
    step: fields.step ?? "received",
    decline_reason: fields.decline_reason ?? "",
    property_id: readNumber(fields.property_id),
    created_at: textOrNull(fields.created_at),
    features: distinctNames([
      ...readCustomFeatures(fields.feature_names),
      ...readFeatureList(fields.features).names,
    ]),
    custom_features: readCustomFeatures(fields.custom_features),
  }),
  z.extend(submissionSchema, {
    property_type: z.string(),
    created_at: z.nullable(z.string()),
    features: z.array(z.string()),
    custom_features: z.array(z.string()),
  }),
);
/** Unlike ours, a submission of another API host may have features and may lack a creation time. */
export type LooseSubmission = z.output<typeof looseSubmissionSchema>;
