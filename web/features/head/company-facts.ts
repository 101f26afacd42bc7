import { company } from "#domain/company.ts";
import { type Language, otherLanguage } from "#domain/language.ts";
import { pageUrl } from "./page-url.ts";

/** Its @id identifies the agent of every listing as the same company. */
export function companyReference(publicUrl: string, language: Language) {
  return {
    "@type": "RealEstateAgent",
    "@id": `${publicUrl}/#company`,
    name: company.name[language],
    alternateName: company.name[otherLanguage(language)],
    url: pageUrl(publicUrl, { path: "/" }, language),
    image: `${publicUrl}/icon-512.png`,
    telephone: company.phone,
    address: { "@type": "PostalAddress", streetAddress: company.address[language], addressCountry: "NP" },
  } as const;
}
