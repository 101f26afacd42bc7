import { shortAddress } from "#domain/places.ts";
import { projectLocations } from "#domain/projects/filters.ts";
import { foldCase } from "#domain/search-text.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { SelectOption } from "#web/ui/select-field.tsx";

/** PR4: the places where projects really are, those the spec names, and what the address asks for if it is neither. */
export function useLocationOptions(places: readonly string[], asked: string): readonly SelectOption[] {
  const language = useLanguage();
  const options = new Map<string, string>();
  for (const place of places) options.set(foldCase(place), shortAddress(place, language));
  for (const { value, label } of projectLocations)
    if (!options.has(value)) options.set(value, label[language]);
  const wanted = foldCase(asked);
  const list = Array.from(options, ([value, label]) => ({ value, label }));
  return wanted === "" || options.has(wanted) ? list : [{ value: wanted, label: asked }, ...list];
}
