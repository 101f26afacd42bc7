import * as z from "zod/mini";
import { localTextSchema } from "#domain/local-text-schema.ts";
import { fieldCode } from "#domain/problems.ts";
import { foldCase } from "#domain/search-text.ts";
import { controls, itemId, itemList, localLine } from "#domain/settings/fields.ts";

const maxFeatures = 300;

/** English is required, because the specified API names features in English. */
const featureName = localLine("name")
  .check(z.refine(({ en }) => en !== "", { error: fieldCode("required"), path: ["en"] }))
  .register(controls, { kind: "texts", field: { kind: "line", maxLength: "name" } });

/**
 * ST1: the features that properties can have, in the order in which they are offered. The id of a stored one is its number; any
 * other text stands for a new one. A hidden one is not offered any more, but properties that have it keep it.
 */
export const featureCatalogueSchema = z.object({
  items: itemList(z.object({ id: itemId, name: featureName, isHidden: z.boolean() }), maxFeatures).check(
    ({ value: items, issues }) => {
      for (const language of ["en", "np"] as const) {
        const seen = new Set<string>();
        for (const [index, { name }] of items.entries()) {
          const text = foldCase(name[language]);
          if (text !== "" && seen.has(text))
            issues.push({
              code: "custom",
              message: fieldCode("invalid"),
              input: name,
              path: [index, "name", language],
            });
          seen.add(text);
        }
      }
    },
  ),
});
export type FeatureCatalogue = z.output<typeof featureCatalogueSchema>;

/** In API responses. */
export const featureCatalogueDocumentSchema = z.object({
  value: z.object({
    items: z.array(z.object({ id: z.string(), name: localTextSchema, isHidden: z.boolean() })),
  }),
});
