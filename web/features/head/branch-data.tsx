import type { Branches } from "#domain/settings/lists.ts";
import type { Localized } from "#domain/settings/local-text.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { StructuredData } from "./structured-data.tsx";
import { useCompanyReference } from "./use-company-reference.ts";

/** The branches that the company has entered, as offices of it. */
export function BranchData({ branches }: Readonly<{ branches: Localized<Branches>["items"] }>) {
  const publicUrl = usePublicUrl();
  const company = useCompanyReference();
  if (branches.length === 0) return null;
  const graph = branches.map(({ id, city, address, phone }) => ({
    "@type": "RealEstateAgent",
    "@id": `${publicUrl}/#branch-${id}`,
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
  return <StructuredData data={{ "@graph": graph }} />;
}
