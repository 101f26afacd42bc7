import type { LocationOption } from "#domain/places/location-option.ts";
import { foldCase } from "#domain/search-text.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { SelectOption } from "./select-field.tsx";

/** BU7, PR4: each available place once; a place from the URL that is not among them comes first. */
export function useLocationOptions(
  available: readonly LocationOption[],
  selected: string,
): readonly SelectOption[] {
  const language = useLanguage();
  const labels = new Map<string, string>();
  for (const { value, label } of available) if (!labels.has(value)) labels.set(value, label[language]);
  const options = Array.from(labels, ([value, label]) => ({ value, label }));
  const selectedValue = foldCase(selected);
  return selectedValue === "" || labels.has(selectedValue)
    ? options
    : [{ value: selectedValue, label: selected }, ...options];
}
