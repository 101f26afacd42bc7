import type { Language } from "#domain/language.ts";
import type { Company } from "./company.ts";
import { localText } from "./local-text.ts";
import { weekdays } from "./weekdays.ts";

/** What search engines learn of the company besides what every page shows. What was not entered is undefined. */
export function organisationFacts(company: Company, language: Language) {
  const { position, hours, panNumber, registrationNumber, licenceNumber } = company;
  const open = weekdays.flatMap((day) => {
    const time = hours[day];
    return time ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: capitalise(day), ...time }] : [];
  });
  const identifiers = Object.entries({ registrationNumber, licenceNumber }).flatMap(([propertyID, value]) =>
    value ? [{ "@type": "PropertyValue", propertyID, value }] : [],
  );
  const country = localText(company.country, language);
  return {
    geo: position ? { "@type": "GeoCoordinates", ...position } : undefined,
    areaServed: country ? { "@type": "Country", name: country } : undefined,
    openingHoursSpecification: open.length > 0 ? open : undefined,
    taxID: panNumber || undefined,
    identifier: identifiers.length > 0 ? identifiers : undefined,
  };
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
