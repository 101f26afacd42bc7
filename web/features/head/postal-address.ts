import type { Property } from "#domain/properties/property.ts";

type Placed = Pick<Property, "local_level" | "province">;

/** The address line, with the local level and the province of a row that has a place (PL1). */
export function postalAddress(streetAddress: string, { local_level, province }: Placed) {
  return {
    "@type": "PostalAddress",
    streetAddress,
    addressLocality: local_level ?? undefined,
    addressRegion: province ?? undefined,
    addressCountry: "NP",
  };
}
