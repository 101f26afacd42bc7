import type { Language } from "#domain/language.ts";
import type { PlaceCode } from "./place-code.ts";

/** An option of the location select: the text searched for in addresses, and its label. */
export interface LocationOption {
  readonly value: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Of the local level that it names, if that is known. */
  readonly code?: PlaceCode;
}

/** BU7, RE2, PR4: what a location select offers. Streets and areas do not stand among towns. */
export type LocationOptions = Readonly<{ locations: LocationOption[]; areas: LocationOption[] }>;
