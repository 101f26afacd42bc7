import type { Language } from "#domain/language.ts";
import { type PlaceSuggestion, placeSuggestionsSchema } from "#domain/places/suggestion.ts";
import { request } from "./request.ts";

/** Finds local levels by a name (`q`) or by their id. */
export async function fetchPlaces(
  query: Readonly<{ q: string }> | Readonly<{ id: string }>,
  language: Language,
): Promise<readonly PlaceSuggestion[]> {
  const path = `/api/places/?${new URLSearchParams({ ...query, lang: language })}`;
  return (await request({ method: "GET", path }, placeSuggestionsSchema)).results;
}
