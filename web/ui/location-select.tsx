import type { ComponentProps } from "react";
import type { LocationChoices } from "#domain/places/location-option.ts";
import { foldCase } from "#domain/search-text.ts";
import { SelectField } from "./select-field.tsx";

type Props = Omit<ComponentProps<typeof SelectField>, "options" | "group"> &
  Readonly<{ places: LocationChoices; areasLabel: string; selected: string }>;

/** BU7, PR4: towns, then streets and areas. A place from the URL that is not among them comes first. */
export function LocationSelect({ places: { locations, areas }, areasLabel, selected, ...rest }: Props) {
  const value = foldCase(selected);
  const isListed = [...locations, ...areas].some((place) => place.value === value);
  return (
    <SelectField
      name="location"
      defaultValue={value}
      options={[...(isListed || !value ? [] : [{ value, label: selected }]), ...locations]}
      group={{ label: areasLabel, options: areas }}
      {...rest}
    />
  );
}
