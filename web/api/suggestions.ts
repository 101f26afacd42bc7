import type { Language } from "#domain/language.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { type Suggestions, suggestionsSchema } from "#domain/search/suggestions.ts";
import { request } from "./request.ts";

/** SR2: places and types that a text may mean, with how many listings each has. */
export async function fetchSuggestions(
  text: string,
  listing: ListingType,
  language: Language,
): Promise<Suggestions> {
  const path = `/api/suggestions/?${new URLSearchParams({ q: text, listing, lang: language })}`;
  return request({ method: "GET", path }, suggestionsSchema);
}
