import type { Language } from "#domain/language.ts";
import type { PlaceCode } from "./place-code.ts";

/** A place that lists can be searched for: the text searched for in addresses, and its label. */
export interface LocationOption {
  readonly value: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Of the local level that it names, if that is known. */
  readonly code?: PlaceCode;
}

/** BU7, RE2, PR4: what a list can be searched for. Streets and areas do not stand among towns. */
export type LocationOptions = Readonly<{ locations: LocationOption[]; areas: LocationOption[] }>;

/** What the location select of a page offers, in the language of the page. */
type LocationChoice = Readonly<Omit<LocationOption, "label"> & { label: string }>;
export type LocationChoices = Readonly<{ locations: LocationChoice[]; areas: LocationChoice[] }>;

export function locationChoices({ locations, areas }: LocationOptions, language: Language): LocationChoices {
  const inLanguage = (option: LocationOption) => ({ ...option, label: option.label[language] });
  return { locations: locations.map(inLanguage), areas: areas.map(inLanguage) };
}
