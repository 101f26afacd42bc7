import type { Language } from "#domain/language.ts";
import { type PlaceSuggestion, placeSuggestionsSchema } from "#domain/places/suggestion.ts";
import { CallFailure } from "./call-failure.ts";
import { request } from "./request.ts";

/** Finds local levels by a name (`q`) or by their id. */
export async function fetchPlaces(
  query: Readonly<{ q: string }> | Readonly<{ id: string }>,
  language: Language,
): Promise<readonly PlaceSuggestion[]> {
  const path = `/api/places/?${new URLSearchParams({ ...query, lang: language })}`;
  const read = placeSuggestionsSchema.safeParse(await request({ method: "GET", path }));
  if (!read.success) throw new CallFailure("unreadable", { cause: read.error });
  return read.data.results;
}
