import type { ComponentProps } from "react";
import type { LocationChoices } from "#domain/places/location-option.ts";
import { foldCase } from "#domain/search-text.ts";
import { SelectField } from "./select-field.tsx";

type Props = Omit<ComponentProps<typeof SelectField>, "options" | "group"> &
  Readonly<{ places: LocationChoices; areasLabel: string; selected: string }>;

/** BU7, PR4: towns, then streets and areas. A place from the URL that is not among them comes first. */
export function LocationSelect({ places: { locations, areas }, areasLabel, selected, ...rest }: Props) {
  const value = foldCase(selected);
  const isListed = [...locations, ...areas].some(([place]) => place === value);
  return (
    <SelectField
      name="location"
      defaultValue={value}
      options={[...(isListed || !value ? [] : [[value, selected] as const]), ...locations].map(toOption)}
      group={{ label: areasLabel, options: areas.map(toOption) }}
      {...rest}
    />
  );
}

const toOption = ([value, label]: readonly [string, string, ...unknown[]]) => ({ value, label });
