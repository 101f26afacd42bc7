import type { LocationOption } from "#domain/places/location-option.ts";
import { foldCase } from "#domain/search-text.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { SelectOption } from "./select-field.tsx";

/** BU7, PR4: each offered place once, after the place that the address asks for if it is none of them. */
export function useLocationOptions(
  offered: readonly LocationOption[],
  asked: string,
): readonly SelectOption[] {
  const language = useLanguage();
  const labels = new Map<string, string>();
  for (const { value, label } of offered) if (!labels.has(value)) labels.set(value, label[language]);
  const options = Array.from(labels, ([value, label]) => ({ value, label }));
  const wanted = foldCase(asked);
  return wanted === "" || labels.has(wanted) ? options : [{ value: wanted, label: asked }, ...options];
}
