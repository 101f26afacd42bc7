import { otherLanguage } from "#domain/language.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { SiteContext } from "#domain/site/site-data.ts";
import { pageUrl } from "./page-url.ts";

/** What structured data needs to know of the site. */
export type DescribingSite = Pick<SiteContext, "settings" | "publicUrl" | "language">;

/** Its @id identifies the agent of every listing as the same company. */
export function companyReference({ settings, publicUrl, language }: DescribingSite) {
  const { name, phone, address } = settings.company;
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
