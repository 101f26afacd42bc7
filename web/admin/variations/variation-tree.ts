import * as z from "zod/mini";
import { type FieldTree, fieldTree } from "#domain/settings/field-tree.ts";
import { variationSectionsSchema } from "#domain/variations/variation-content.ts";

export const variationTree: FieldTree = {
  title: { kind: "texts", field: { kind: "line", maxLength: "name" } },
  reason: { kind: "texts", field: { kind: "text", maxLength: "text" } },
  has_overhead: { kind: "switch" },
  has_vat: { kind: "switch" },
  ...fieldTree(z.object({ sections: variationSectionsSchema })),
};
