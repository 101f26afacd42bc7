import * as z from "zod/mini";
import { checkbox } from "#domain/choice-fields.ts";
import { storedLineSchema } from "#domain/estimates/stored-sections.ts";
import { units } from "#domain/estimates/units.ts";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { localParagraphs, requiredLocalLine } from "#domain/settings/fields.ts";
import { variationSectionsSchema } from "./variation-content.ts";
import { variationStates } from "./variation-states.ts";

export const newVariationSchema = z.object({ title: requiredLocalLine("name") });
export type NewVariation = z.output<typeof newVariationSchema>;

/** CN6: the draft as staff save it. */
export const variationInputSchema = z.object({
  title: requiredLocalLine("name"),
  reason: localParagraphs("text"),
  has_overhead: checkbox,
  has_vat: checkbox,
  sections: variationSectionsSchema,
});
export type VariationInput = z.output<typeof variationInputSchema>;

const decimal = z.string();

const summary = {
  id: z.int(),
  job_id: z.int(),
  number: z.int(),
  state: z.enum(variationStates),
  title: localTextSchema,
  /** Negative if more is removed than added. */
  total: decimal,
  is_example: z.boolean(),
  sent_at: z.nullable(z.iso.datetime()),
  decided_at: z.nullable(z.iso.datetime()),
  /** The name that the client typed. */
  decided_name: z.nullable(z.string()),
  updated_at: z.iso.datetime(),
};
const variationRowSchema = z.object(summary);
export type VariationRow = z.infer<typeof variationRowSchema>;

const agreedLineSchema = z.object({
  reference: z.string(),
  code: z.string(),
  name: localTextSchema,
  unit: z.enum(units),
  rate: decimal,
  quantity: decimal,
});

/** CN6: the variations of a job, the first one first, and the lines that a variation may remove. */
export const variationListSchema = z.object({
  results: z.array(variationRowSchema),
  agreed: z.array(agreedLineSchema),
  /** The percentages that the contract charges; null for one that it does not. */
  charges: z.object({ overhead: z.nullable(decimal), vat: z.nullable(decimal) }),
});
export type VariationList = z.infer<typeof variationListSchema>;

export const variationSchema = z.object({
  ...summary,
  reason: localTextSchema,
  sections: z.array(
    z.object({
      id: z.string(),
      title: localTextSchema,
      lines: z.array(z.extend(storedLineSchema, { removes: z.string() })),
    }),
  ),
  has_overhead: z.boolean(),
  has_vat: z.boolean(),
  overhead_percent: z.nullable(decimal),
  vat_percent: z.nullable(decimal),
  net: decimal,
  overhead: decimal,
  vat: decimal,
  decline_reason: z.string(),
});
export type Variation = z.infer<typeof variationSchema>;
