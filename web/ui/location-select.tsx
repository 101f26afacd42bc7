import type { ComponentProps } from "react";
import type { LocationOption, LocationOptions } from "#domain/places/location-option.ts";
import { foldCase } from "#domain/search-text.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SelectField } from "./select-field.tsx";

type Props = Omit<ComponentProps<typeof SelectField>, "options" | "group"> &
  Readonly<{ places: LocationOptions; areasLabel: string; selected: string }>;

/** BU7, PR4: towns, then streets and areas. A place from the URL that is not among them comes first. */
export function LocationSelect({ places: { locations, areas }, areasLabel, selected, ...rest }: Props) {
  const language = useLanguage();
  const value = foldCase(selected);
  const toOptions = (places: readonly LocationOption[]) =>
    places.map((place) => ({ value: place.value, label: place.label[language] }));
  const isListed = [...locations, ...areas].some((place) => place.value === value);
  return (
    <SelectField
      name="location"
      defaultValue={value}
      options={[...(isListed || !value ? [] : [{ value, label: selected }]), ...toOptions(locations)]}
      group={{ label: areasLabel, options: toOptions(areas) }}
      {...rest}
    />
  );
}
