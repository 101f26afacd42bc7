import * as z from "zod/mini";
import { translationsSchema } from "#domain/translation-schemas.ts";
import type { TranslatedFields } from "#domain/translations.ts";

/** The texts of a feature that each language may have. */
export const featureTexts = {
  name: { kind: "line", maxLength: "name" },
} as const satisfies TranslatedFields;

export const featureSchema = z.object({
  id: z.int(),
  name: z.string(),
  translations: z.optional(translationsSchema(featureTexts)),
});
export type Feature = z.infer<typeof featureSchema>;
