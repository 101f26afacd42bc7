import * as z from "zod/mini";
import { type Estimate, type EstimateInput, estimateInputSchema } from "#domain/estimates/estimate.ts";
import { sectionsSchema } from "#domain/estimates/estimate-content.ts";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { documentValues, toDocument } from "#web/admin/settings/document-values.ts";

const line = (maxLength: number) => ({ kind: "line", input: "text", maxLength, isRequired: false }) as const;

/** The fields of the editor. They are flat as those of a document of the settings, so that the changes of two people merge. */
export const estimateTree: FieldTree = {
  client_name: line(maxLengths.name),
  client_email: line(maxLengths.email),
  client_phone: line(maxLengths.word),
  language: { kind: "choice", options: languages, isOptional: false },
  title: { kind: "texts", field: { kind: "line", maxLength: "name" } },
  place: line(maxLengths.address),
  estimated_on: line(maxLengths.word),
  valid_until: line(maxLengths.word),
  has_overhead: { kind: "switch" },
  has_vat: { kind: "switch" },
  terms: { kind: "texts", field: { kind: "text", maxLength: "text" } },
  ...fieldTree(z.object({ sections: sectionsSchema })),
};

export function estimateValues(estimate: Estimate | null): EditorValues {
  return documentValues(estimateTree, estimate);
}

export const estimateFormSchema: z.ZodMiniType<EstimateInput> = z.pipe(
  z.transform((values: EditorValues): unknown => toDocument(estimateTree, values)),
  estimateInputSchema as z.ZodMiniType<EstimateInput, unknown>,
);
