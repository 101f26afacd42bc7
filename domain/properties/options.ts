import type { LocationOption } from "#domain/places/location-option.ts";
import { type ListingType, type PropertyType, propertyTypes } from "./kinds.ts";

export const buyTypes = ["house", "apartment", "condo", "loft"] as const satisfies PropertyType[];
const rentTypes = [
  "apartment",
  "house",
  "studio",
  "townhouse",
  "penthouse",
] as const satisfies PropertyType[];

export const buyLocations: readonly LocationOption[] = [
  { value: "ocean view drive", label: { en: "Ocean View Drive", np: "ओसन भ्यु ड्राइभ" } },
  { value: "city center plaza", label: { en: "City Center Plaza", np: "सिटी सेन्टर प्लाजा" } },
  { value: "green valley road", label: { en: "Green Valley Road", np: "ग्रीन भ्याली रोड" } },
  { value: "hilltop avenue", label: { en: "Hilltop Avenue", np: "हिलटप एभिन्यु" } },
  { value: "art lane", label: { en: "Art Lane", np: "आर्ट लेन" } },
  { value: "skyline boulevard", label: { en: "Skyline Boulevard", np: "स्काइलाइन बुलभार्ड" } },
];

const rentLocations: readonly LocationOption[] = [
  { value: "downtown", label: { en: "Downtown", np: "डाउनटाउन" } },
  { value: "uptown", label: { en: "Uptown", np: "अपटाउन" } },
  { value: "suburbs", label: { en: "Suburbs", np: "उपनगर" } },
  { value: "midtown", label: { en: "Midtown", np: "मिडटाउन" } },
  { value: "arts district", label: { en: "Arts District", np: "कला क्षेत्र" } },
];

export function propertyTypesFor(listing: ListingType): readonly PropertyType[] {
  return listing === "rent" ? rentTypes : buyTypes;
}

/** LD1: the page's own types, land among those for sale, and every other type that has listings. */
export function offeredTypes(listing: ListingType, listed: readonly PropertyType[]): readonly PropertyType[] {
  const own = propertyTypesFor(listing);
  const others = new Set(listing === "sale" ? [...listed, "land"] : listed);
  return [...own, ...propertyTypes.filter((type) => others.has(type) && !own.includes(type))];
}

/** BU7, RE2: each is offered while a listing matches it. */
export function locationsFor(listing: ListingType): readonly LocationOption[] {
  return listing === "rent" ? rentLocations : buyLocations;
}

/** RE1: the choices of the select. Each means "at least". */
export const bedroomChoices = [1, 2, 3, 4] as const;
