import * as z from "zod/mini";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";
import { type Variation, type VariationInput, variationInputSchema } from "#domain/variations/variation.ts";
import { variationSectionsSchema } from "#domain/variations/variation-content.ts";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { documentValues, toDocument } from "#web/admin/settings/document-values.ts";

/** The fields of the editor, flat as those of an estimate. */
export const variationTree: FieldTree = {
  title: { kind: "texts", field: { kind: "line", maxLength: "name" } },
  reason: { kind: "texts", field: { kind: "text", maxLength: "text" } },
  has_overhead: { kind: "switch" },
  has_vat: { kind: "switch" },
  ...fieldTree(z.object({ sections: variationSectionsSchema })),
};

export function variationValues(variation: Variation | null): EditorValues {
  return documentValues(variationTree, variation);
}

export const variationFormSchema: z.ZodMiniType<VariationInput> = z.pipe(
  z.transform((values: EditorValues): unknown => toDocument(variationTree, values)),
  variationInputSchema as z.ZodMiniType<VariationInput, unknown>,
);
