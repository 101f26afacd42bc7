import { placeName } from "#domain/places.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { locationsFor } from "#domain/properties/options.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { SelectOption } from "#web/ui/select-field.tsx";

/** BU7: the places where listings are, those the spec names, and what the address asks for if it is neither. */
export function useLocationOptions(
  listing: ListingType,
  places: readonly string[],
  asked: string,
): readonly SelectOption[] {
  const language = useLanguage();
  const options = [
    ...places.map((place) => ({ value: place.toLowerCase(), label: placeName(place, language) })),
    ...locationsFor(listing).map(({ value, label }) => ({ value, label: label[language] })),
  ];
  const isKnown = asked === "" || options.some(({ value }) => value === asked.toLowerCase());
  return isKnown ? options : [{ value: asked.toLowerCase(), label: asked }, ...options];
}
