import type { Language } from "#domain/language.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { suggestSearchPlaces, suggestTypes } from "#domain/search/suggest.ts";
import type { Suggestions } from "#domain/search/suggestions.ts";
import type { Database } from "#server/platform/database/database.ts";
import { countEach, toMatchCount } from "#server/resources/properties/listing.ts";

const maxPlaces = 6;

/** SR2: places and types with listings; if no place has any, those without. */
export async function findSuggestions(
  database: Database,
  text: string,
  listing: ListingType | undefined,
  language: Language,
): Promise<Suggestions> {
  const { rest, places } = suggestSearchPlaces(text, language);
  const types = suggestTypes(text);
  const asked = [
    ...places.map(({ code }) => ({ place: [code] })),
    ...types.map((type) => ({ type: [type] })),
  ];
  const counts = await countEach(database, { isListed: true, listing }, asked);
  const countedPlaces = places.map((place, index) => ({ ...place, ...toCount(counts[index]) }));
  const withListings = countedPlaces.filter(({ count }) => count > 0);
  return {
    rest,
    places: (withListings.length > 0 ? withListings : countedPlaces).slice(0, maxPlaces),
    types: types
      .map((type, index) => ({ type, ...toCount(counts[places.length + index]) }))
      .filter(({ count }) => count > 0),
  };
}

function toCount(count = 0) {
  const { count: shown, isExact } = toMatchCount(count);
  return { count: shown, is_exact: isExact };
}
