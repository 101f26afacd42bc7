import { company } from "#domain/company.ts";
import { languages, languageTag } from "#domain/language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { companyReference } from "./company-facts.ts";
import { StructuredData } from "./structured-data.tsx";

/** Describes the company and names the site in search results. */
export function OrganisationData() {
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const reference = companyReference(publicUrl, language);
  const agent = {
    ...reference,
    description: company.tagline[language],
    logo: `${publicUrl}/icon-512.png`,
    email: company.email,
    geo: { "@type": "GeoCoordinates", ...company.position },
    areaServed: { "@type": "Country", name: company.country[language] },
    currenciesAccepted: "NPR",
    knowsLanguage: languages.map(languageTag),
    sameAs: Object.values(company.social),
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
