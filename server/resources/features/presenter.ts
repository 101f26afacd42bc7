import type { Feature } from "#domain/properties/feature.ts";

export function presentFeature(row: { id: number; name: string }): Feature {
  return { id: row.id, name: row.name };
}
