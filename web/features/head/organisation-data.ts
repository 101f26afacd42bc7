import { languages, languageTag } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import { organisationFacts } from "#domain/settings/organisation-facts.ts";
import { companyReference, type DescribingSite } from "./company-reference.ts";
import { writeStructuredData } from "./script-json.ts";

/** Describes the company and names the site in search results. */
export function organisationData(described: DescribingSite): string {
  const { publicUrl, settings, language } = described;
  const { tagline, email, social } = settings.company;
  const reference = companyReference(described);
  const agent = {
    ...reference,
    description: localText(tagline, language) || undefined,
    logo: `${publicUrl}/icon-512.png`,
    email: email ?? undefined,
    ...organisationFacts(settings.company, language),
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
  return writeStructuredData({ "@graph": [agent, site] });
}
