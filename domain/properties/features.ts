import type { Feature } from "#domain/properties/feature.ts";
import { maxRowId } from "#domain/row-id.ts";
import { distinctNames, listEntries } from "#domain/text-list.ts";

/** AP5: offered if the server's list does not load. */
export const fallbackFeatureNames = [
  "Parking",
  "Balcony",
  "Garden",
  "Swimming Pool",
  "Gym",
  "Security",
  "Elevator",
  "Air Conditioning",
] as const;

export interface FeatureEntry {
  readonly id: number | null;
  readonly name: string | null;
}

/** PY4: reads one entry per feature from ids, texts, objects, a text with a JSON array or a comma-separated text. */
export function readFeatureEntries(value: unknown): FeatureEntry[] {
  return listEntries(value)
    .map(readEntry)
    .filter(({ id, name }) => id !== null || name !== null);
}

function readEntry(entry: unknown): FeatureEntry {
  if (typeof entry !== "object" || entry === null) {
    const id = readId(entry);
    return { id, name: id === null ? readName(entry) : null };
  }
  return {
    id: readId("id" in entry ? entry.id : null),
    name: readName("name" in entry ? entry.name : null),
  };
}

function readId(value: unknown): number | null {
  if (typeof value === "string" ? !/^\d{1,10}$/.test(value.trim()) : typeof value !== "number") return null;
  const id = Number(value);
  return Number.isInteger(id) && id >= 1 && id <= maxRowId ? id : null;
}

function readName(value: unknown): string | null {
  return typeof value === "string" ? value.trim() || null : null;
}

export function readFeatureList(value: unknown): { ids: number[]; names: string[] } {
  const entries = readFeatureEntries(value);
  return {
    ids: [...new Set(entries.flatMap(({ id }) => (id === null ? [] : [id])))],
    names: distinctNames(entries.flatMap(({ name }) => (name === null ? [] : [name]))),
  };
}

/** Reads custom features, which are texts only: a number becomes a text, not an id. */
export function readCustomFeatures(value: unknown): string[] {
  return distinctNames(
    readFeatureEntries(value).flatMap(({ id, name }) => name ?? (id === null ? [] : String(id))),
  );
}

/** The names of all features of a property. The catalogue names the ids that the response does not name. */
export function shownFeatures(
  property: { features: number[]; feature_names: string[]; custom_features: string[] },
  catalogue: readonly Feature[] = [],
): string[] {
  const named = catalogue.filter(({ id }) => property.features.includes(id)).map(({ name }) => name);
  return distinctNames([...property.feature_names, ...named, ...property.custom_features]);
}
