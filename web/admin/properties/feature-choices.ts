import type { Feature } from "#domain/properties/feature.ts";
import { fallbackFeatureNames } from "#domain/properties/features.ts";
import type { Property } from "#domain/properties/property.ts";
import { foldCase } from "#domain/search-text.ts";

/** A checkbox: its value is the id of the feature, or its name if it has no id. */
export type FeatureChoice = Readonly<{ value: string; label: string }>;

type FeatureIds = Pick<Property, "features" | "feature_names">;

/** AP5: the features that the server lists, or eight names if the list fails to load, and always the property's own. */
export function featureChoices(
  offered: readonly Feature[] | undefined,
  property: FeatureIds | null,
): readonly FeatureChoice[] {
  const known = (offered ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const own = ownFeatures(property).filter(({ value }) => !known.some((choice) => choice.value === value));
  const choices = [...known, ...own];
  if (offered) return choices;
  const names = new Set(choices.map(({ label }) => foldCase(label)));
  const fallback = fallbackFeatureNames.filter((name) => !names.has(foldCase(name)));
  return [...choices, ...fallback.map((name) => ({ value: name, label: name }))];
}

function ownFeatures(property: FeatureIds | null): FeatureChoice[] {
  const { features = [], feature_names: names = [] } = property ?? {};
  return features.map((id, index) => ({ value: String(id), label: names[index] ?? String(id) }));
}
