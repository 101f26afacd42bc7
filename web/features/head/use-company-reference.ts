import { type Language, otherLanguage } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { PageCompany } from "#domain/settings/page-company.ts";
import { usePageCompany } from "#web/brand/use-company.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { pageUrl } from "./page-url.ts";

/** Its @id identifies the agent of every listing as the same company. */
export function useCompanyReference() {
  return companyReference(usePageCompany(), usePublicUrl(), useLanguage());
}

function companyReference({ name, phone, address }: PageCompany, publicUrl: string, language: Language) {
  const [ownName, otherName] = [localText(name, language), localText(name, otherLanguage(language))];
  const street = localText(address, language);
  return {
    "@type": "RealEstateAgent",
    "@id": `${publicUrl}/#company`,
    name: ownName,
    alternateName: otherName === ownName ? undefined : otherName,
    url: pageUrl(publicUrl, { path: "/" }, language),
    image: `${publicUrl}/icon-512.png`,
    telephone: phone ?? undefined,
    address: street
      ? { "@type": "PostalAddress", streetAddress: street, addressCountry: "NP" }
      : { "@type": "PostalAddress", addressCountry: "NP" },
  } as const;
}
