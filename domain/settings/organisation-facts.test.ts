import { expect, test } from "vitest";
import { defaultSettings } from "./defaults.ts";
import { organisationFacts } from "./organisation-facts.ts";

const { company } = defaultSettings;

test("ST4: search engines learn nothing that the company has not entered", () => {
  const facts = organisationFacts({ ...company, country: { en: "", np: "" } }, "en");
  expect(JSON.stringify(facts)).toBe("{}");
});

test("ST4: search engines learn the hours, the numbers and the place that were entered", () => {
  const hours = { ...company.hours, monday: { opens: "09:00", closes: "17:00" } };
  const position = { latitude: 27.01, longitude: 84.87 };
  const entered = { ...company, hours, position, panNumber: "609", licenceNumber: "12/083" };
  expect(JSON.parse(JSON.stringify(organisationFacts(entered, "np")))).toEqual({
    geo: { "@type": "GeoCoordinates", ...position },
    areaServed: { "@type": "Country", name: "नेपाल" },
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification", dayOfWeek: "Monday", opens: "09:00", closes: "17:00" },
    ],
    taxID: "609",
    identifier: [{ "@type": "PropertyValue", propertyID: "licenceNumber", value: "12/083" }],
  });
});
