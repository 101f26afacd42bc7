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

/** An option in the language of a page. A row without names of fields, because a page contains many. */
type LocationChoice = readonly [value: string, label: string, code?: PlaceCode];
/** What the location select of a page offers. */
export type LocationChoices = Readonly<{ locations: LocationChoice[]; areas: LocationChoice[] }>;

export function locationChoices({ locations, areas }: LocationOptions, language: Language): LocationChoices {
  const inLanguage = ({ value, label, code }: LocationOption): LocationChoice =>
    code ? [value, label[language], code] : [value, label[language]];
  return { locations: locations.map(inLanguage), areas: areas.map(inLanguage) };
}
