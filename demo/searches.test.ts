import { expect, test } from "vitest";
import { nepaliFeatures } from "#demo/features.ts";
import { demoProperties } from "#demo/properties.ts";
import { districts, localLevels } from "#domain/places/local-levels.ts";
import type { PlaceCode } from "#domain/places/place-code.ts";
import { type PropertyFilters, propertyFilterParameters } from "#domain/properties/filters.ts";
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

const dwellings = ["apartment", "condo", "loft", "studio", "penthouse"] as const;
const houses = ["house", "townhouse"] as const;
const land = { type: ["land"] } as const;
const lakhs = (count: number) => count * 100_000;
const district = (name: string) =>
  districts.filter(({ names }) => names.en === name).map(({ id }): PlaceCode => `d${id}`);
const place = {
  janakpur: localLevels
    .filter(({ names }) => names.en === "Janakpurdham")
    .map(({ id }): PlaceCode => `l${id}`),
  kathmandu: district("Kathmandu"),
  lalitpur: district("Lalitpur"),
};

/** Sentences as people say them, and the filters that find the same. */
const sentences: readonly (readonly [string, PropertyFilters])[] = [
  ["जग्गा ६० लाखमुनि", { ...land, price_to: lakhs(60) }],
  ["६० लाखसम्मको जग्गा", { ...land, price_to: lakhs(60) }],
  ["जग्गा ६० लाखभन्दा कम", { ...land, price_to: lakhs(60) }],
  ["जनकपुर ६० लाख मुनिको जग्गा", { ...land, price_to: lakhs(60), place: place.janakpur }],
  ["जनकपुरमा ६० लाखमुनिको जग्गा", { ...land, price_to: lakhs(60), place: place.janakpur }],
  ["जनकपुरको जग्गा", { ...land, place: place.janakpur }],
  ["जनकपुरतिरको जग्गा", { ...land, place: place.janakpur }],
  ["जनकपुर नजिक जग्गा", { ...land, place: place.janakpur }],
  ["घर जग्गा", {}],
  ["घरजग्गा", {}],
  ["ghar jagga", {}],
  ["ghar-jagga", {}],
  ["real estate", {}],
  ["property", {}],
  ["काठमाडौंमा घरजग्गा", { place: place.kathmandu }],
  ["ghar jagga kathmandu", { place: place.kathmandu }],
  ["property in lalitpur", { place: place.lalitpur }],
  ["land 20 feet", { ...land, road: 20 }],
  ["20 feet ko jagga", { ...land, road: 20 }],
  ["२० फिटको बाटो भएको जग्गा", { ...land, road: 20 }],
  ["२० फिटे बाटो", { road: 20 }],
  ["bigha", land],
  ["बिघा", land],
  ["kattha ma jagga", land],
  ["एक कट्ठा जग्गा", { ...land, area_from: "1 kattha" }],
  ["ek kattha jagga", { ...land, area_from: "1 kattha" }],
  ["१ कट्ठाको जग्गा", { ...land, area_from: "1 kattha" }],
  ["४ आनामाथिको जग्गा", { ...land, area_from: "4 aana" }],
  ["४ आनाभन्दा बढी", { area_from: "4 aana" }],
  ["जग्गा १ करोडभित्र", { ...land, price_to: lakhs(100) }],
  ["एक करोडसम्मको जग्गा", { ...land, price_to: lakhs(100) }],
  ["डेढ करोडको जग्गा", { ...land, price_to: lakhs(150) }],
  ["dedh crore samma jagga", { ...land, price_to: lakhs(150) }],
  ["साढे ५ लाखसम्म", { price_to: lakhs(5.5) }],
  ["५० लाखदेखि १ करोडसम्म", { price_from: lakhs(50), price_to: lakhs(100) }],
  ["५० लाखदेखि १ करोडसम्मको जग्गा", { ...land, price_from: lakhs(50), price_to: lakhs(100) }],
  ["50 lakh dekhi 1 crore samma ko jagga", { ...land, price_from: lakhs(50), price_to: lakhs(100) }],
  ["60 lakh samma ko jagga", { ...land, price_to: lakhs(60) }],
  ["60 lakhsamma jagga", { ...land, price_to: lakhs(60) }],
  ["60 lakh bhanda kam ko jagga", { ...land, price_to: lakhs(60) }],
  ["jagga 60 lakh muni", { ...land, price_to: lakhs(60) }],
  ["१ करोडभन्दा माथिको घर", { type: houses, price_from: lakhs(100) }],
  ["३ कोठाको घर", { type: houses, bedrooms: 3 }],
  ["तीन कोठाको घर", { type: houses, bedrooms: 3 }],
  ["three bedroom house", { type: houses, bedrooms: 3 }],
  ["मलाई ललितपुरमा घर चाहियो", { type: houses, place: place.lalitpur }],
  ["ललितपुरको घर", { type: houses, place: place.lalitpur }],
  ["काठमाडौंको फ्ल्याट", { type: dwellings, place: place.kathmandu }],
  ["सस्तो जग्गा", land],
  ["sasto jagga chahiyo", land],
  ["बजेट ६० लाख जग्गा", { ...land, price_to: lakhs(60) }],
  ["६० लाख रुपैयाँसम्मको जग्गा", { ...land, price_to: lakhs(60) }],
  ["60 lakh rupees land", { ...land, price_to: lakhs(60) }],
  ["land under 60 lakhs in janakpur", { ...land, price_to: lakhs(60), place: place.janakpur }],
];

test.each(sentences)("SR1: %s finds what its filters find", (search, filters) => {
  const expected = listed.filter((property) => matchesProperty(property, filters));
  expect(expected.length).toBeGreaterThan(0);
  expect(find(search).found.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
});
