import { defaultLanguage, type Language, languageParameter } from "#domain/language.ts";
import { type ProjectFilters, projectFilterParameters } from "#domain/projects/filters.ts";
import { type PropertyFilters, propertyFilterParameters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";

export const propertyFeedPaths: Readonly<Record<ListingType, string>> = {
  sale: "/feeds/buy.atom",
  rent: "/feeds/rent.atom",
};
export const projectFeedPath = "/feeds/projects.atom";
export const metaFeedPath = "/feeds/meta-home-listings.xml";

/** IM5: the Atom feed of a list or a search. */
export function propertyFeedAddress(
  listing: ListingType,
  filters: PropertyFilters,
  language: Language,
): string {
  return withQuery(propertyFeedPaths[listing], propertyFilterParameters(filters), language);
}

export function projectFeedAddress(filters: ProjectFilters, language: Language): string {
  return withQuery(projectFeedPath, projectFilterParameters(filters), language);
}

function withQuery(path: string, parameters: Readonly<Record<string, string>>, language: Language): string {
  const pairs = Object.entries(parameters);
  if (language !== defaultLanguage) pairs.push([languageParameter, language]);
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return query === "" ? path : `${path}?${query}`;
}
