import type { Branches } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { companyReference, type DescribingSite } from "./company-reference.ts";
import { writeStructuredData } from "./script-json.ts";

/** The branches that the company has entered, as offices of it. */
export function branchData(branches: Localized<Branches>["items"], site: DescribingSite): string[] {
  if (branches.length === 0) return [];
  const company = companyReference(site);
  const graph = branches.map(({ id, city, address, phone }) => ({
    "@type": "RealEstateAgent",
    "@id": `${site.publicUrl}/#branch-${id}`,
    name: `${company.name}, ${city}`,
    parentOrganization: { "@id": company["@id"] },
    image: company.image,
    telephone: phone ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: address || undefined,
      addressLocality: city,
      addressCountry: "NP",
    },
  }));
  return [writeStructuredData({ "@graph": graph })];
}
