import type { Feature } from "#domain/properties/feature.ts";
import { fallbackFeatureNames } from "#domain/properties/features.ts";
import type { Property } from "#domain/properties/property.ts";
import { foldCase } from "#domain/search-text.ts";

/** A feature to tick: its id, or its name where no server numbered it. */
export type FeatureChoice = Readonly<{ value: string; label: string }>;

/**
 * AP5: what the server offers, or the eight names when its list can't be had. A property's own features stand there
 * in either case, so that none is lost by saving.
 */
export function featureChoices(
  offered: readonly Feature[] | undefined,
  property: Property | null,
): readonly FeatureChoice[] {
  const known = (offered ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const own = ownFeatures(property).filter(({ value }) => !known.some((choice) => choice.value === value));
  const choices = [...known, ...own];
  if (offered) return choices;
  const names = new Set(choices.map(({ label }) => foldCase(label)));
  const fallback = fallbackFeatureNames.filter((name) => !names.has(foldCase(name)));
  return [...choices, ...fallback.map((name) => ({ value: name, label: name }))];
}

function ownFeatures(property: Property | null): FeatureChoice[] {
  const { features = [], feature_names: names = [] } = property ?? {};
  return features.map((id, index) => ({ value: String(id), label: names[index] ?? String(id) }));
}
