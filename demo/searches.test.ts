import { expect, test } from "vitest";
import { nepaliFeatures } from "#demo/features.ts";
import { demoProperties } from "#demo/properties.ts";
import { propertyFilterParameters } from "#domain/properties/filters.ts";
import { isListed, type ListingType } from "#domain/properties/kinds.ts";
import { correctPlaces } from "#domain/search/correct-places.ts";
import { type MatchedProperty, matchesProperty } from "#domain/search/matches-property.ts";
import { readNamedListing, readPropertyFilters } from "#domain/search/read-filters.ts";

const namesInNepali: Partial<Record<string, string>> = nepaliFeatures;
const listed = demoProperties
  .filter(({ status }) => isListed(status))
  .map((property): MatchedProperty & { for_type: ListingType } => ({
    road_width: null,
    facing: null,
    land_area: null,
    checked_on: null,
    map_location: null,
    ...property,
    features: property.features.map((name) => ({
      name,
      translations: { np: { name: namesInNepali[name] } },
    })),
    created_at: new Date(property.listedAt),
  }));

/** SR1's examples, and what people type: in both scripts, in any order, with numbers, and slightly wrong. */
const searches = [
  ...[
    "lalitpur ghar",
    "ghar lalitpur",
    "जग्गा जनकपुर",
    "Janakpur 4",
    "जनकपुर ४",
    "ghar",
    "jagga",
    "flat",
    "kotha",
    "घर",
  ],
  ...[
    "जग्गा",
    "कोठा भाडा",
    "bhada",
    "flat bhada kathmandu",
    "काठमाडौंमा फ्ल्याट",
    "house in lalitpur",
    "lalitpur house",
  ],
  ...["apartment birgunj", "बीरगञ्ज अपार्टमेन्ट", "pokhra", "kathmandu penthouse", "madhesh jagga", "मधेश घर"],
  ...[
    "dhanusha",
    "bhanu chowk",
    "भानु चोक",
    "jhamsikhel",
    "parking garden house",
    "bagaincha",
    "office itahari",
  ],
  ...[
    "3 bhk",
    "३ कोठा घर",
    "50 lakh",
    "५० लाख सम्म जग्गा",
    "1-2 crore house",
    "4 aana",
    "४ आना काठमाडौं",
    "1 kattha bardibas",
  ],
  ...["20 feet road land", "lalitpru ghar", "katmando flat", "काठमाण्डौ"],
];

function find(search: string) {
  const listing = readNamedListing({ search });
  const matching = (text: string) => {
    const filters = readPropertyFilters({ search: text });
    return listed.filter(
      (property) => (!listing || property.for_type === listing) && matchesProperty(property, filters),
    );
  };
  const found = matching(search);
  const corrected = found.length === 0 ? correctPlaces(search) : undefined;
  return { corrected, found: corrected ? matching(corrected) : found };
}

test("SR1, SR3: what 40 searches find among the demo listings", async () => {
  const rows = searches.map((search) => {
    const { found, corrected } = find(search);
    const asked = {
      for: readNamedListing({ search }),
      ...propertyFilterParameters(readPropertyFilters({ search })),
    };
    const read = Object.entries(asked).flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
    const names = found.slice(0, 3).map(({ name }) => name);
    return `| ${search} | ${read.join(", ")}${corrected ? ` → ${corrected}` : ""} | ${found.length} | ${names.join("; ")} |`;
  });
  const head = "| search | is read as | finds | the first |\n|---|---|---:|---|";
  await expect(`${head}\n${rows.join("\n")}\n`).toMatchFileSnapshot("../docs/searches.md");
});

test.each([
  ["lalitpur ghar", "Newari Brick House near Mangal Bazaar"],
  ["जग्गा जनकपुर", "Roadside Plot at Mujeliya"],
  ["Janakpur 4", "One-Bedroom Apartment in the Mills Area"],
  ["कोठा भाडा", "Sunny Studio near Teaching Hospital"],
  ["lalitpru ghar", "Newari Brick House near Mangal Bazaar"],
])("SR1: %s finds %s", (search, name) => {
  expect(find(search).found.map((property) => property.name)).toContain(name);
});
