import { type Language, languages } from "#domain/language.ts";
import { type Feature, featureTexts } from "#domain/properties/feature.ts";
import { allTexts, type TranslatedRow, textsIn } from "#domain/translations.ts";

export type FeatureRow = TranslatedRow<typeof featureTexts> & Readonly<{ id: number }>;

export function presentFeature(row: FeatureRow, language: Language): Feature {
  return {
    id: row.id,
    name: featureName(row, language),
    translations: allTexts(featureTexts, row, languages),
  };
}

export function featureName(row: FeatureRow, language: Language): string {
  return textsIn(featureTexts, row, language).name;
}
