import { languages, languageTag } from "#domain/language.ts";
import type { OrganisationFacts } from "#domain/settings/organisation-facts.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { StructuredData } from "./structured-data.tsx";
import { useCompanyReference } from "./use-company-reference.ts";

/** Describes the company and names the site in search results. */
export function OrganisationData({ facts }: Readonly<{ facts: OrganisationFacts }>) {
  const publicUrl = usePublicUrl();
  const { tagline, email, social } = useCompany();
  const reference = useCompanyReference();
  const agent = {
    ...reference,
    description: tagline || undefined,
    logo: `${publicUrl}/icon-512.png`,
    email: email ?? undefined,
    ...facts,
    currenciesAccepted: "NPR",
    knowsLanguage: languages.map(languageTag),
    sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
  };
  const site = {
    "@type": "WebSite",
    "@id": `${publicUrl}/#site`,
    name: reference.name,
    alternateName: reference.alternateName,
    url: reference.url,
    inLanguage: languages.map(languageTag),
    publisher: { "@id": reference["@id"] },
  };
  return <StructuredData data={{ "@graph": [agent, site] }} />;
}
