import type { Language } from "#domain/language.ts";

export const propertyPictureTexts = {
  "property-01-a": {
    en: "Modern three-storey house with white plaster and timber stair tower at golden hour, seen from the street",
    np: "@@",
  },
  "property-01-b": {
    en: "Modern three-storey house with white plaster and timber stair tower at golden hour, seen from above",
    np: "@@",
  },
  "property-01-c": {
    en: "Living room with large window, sofa and Mithila-style art",
    np: "@@",
  },
  "property-02-a": {
    en: "Traditional Newari brick house with carved timber windows and tiled roof, seen from the street",
    np: "@@",
  },
  "property-02-b": {
    en: "Traditional Newari brick house with carved timber windows and tiled roof, seen from above",
    np: "@@",
  },
  "property-02-c": {
    en: "Warm bedroom with terracotta floor and patterned art",
    np: "@@",
  },
  "property-03-a": {
    en: "Mustard-yellow three-storey house with balustraded terrace and garden, seen from the street",
    np: "@@",
  },
  "property-03-b": {
    en: "Mustard-yellow three-storey house with balustraded terrace and garden, seen from above",
    np: "@@",
  },
  "property-03-c": {
    en: "Light living room with marble floor, folk-art pictures and ceiling fan",
    np: "@@",
  },
  "property-04-a": {
    en: "Two-storey modern house with brick stair tower and pergola terrace, seen from the street",
    np: "@@",
  },
  "property-04-b": {
    en: "Two-storey modern house with brick stair tower and pergola terrace, seen from above",
    np: "@@",
  },
  "property-04-c": {
    en: "Kitchen with island, pendant lamps and terracotta splashback",
    np: "@@",
  },
  "property-05-a": {
    en: "Sky-blue three-storey family house with full-width balconies, seen from the street",
    np: "@@",
  },
  "property-05-b": {
    en: "Sky-blue three-storey family house with full-width balconies, seen from above",
    np: "@@",
  },
  "property-05-c": {
    en: "Bright bedroom in blue and sand tones",
    np: "@@",
  },
  "property-06-a": {
    en: "Newari brick house with gabled clay-tile roof, seen from the street",
    np: "@@",
  },
  "property-06-b": {
    en: "Newari brick house with gabled clay-tile roof, seen from above",
    np: "@@",
  },
  "property-06-c": {
    en: "Living room with timber floor and folk-art pictures",
    np: "@@",
  },
  "property-07-a": {
    en: "Grey contemporary house with stone tower and glass balconies, seen from the street",
    np: "@@",
  },
  "property-07-b": {
    en: "Grey contemporary house with stone tower and glass balconies, seen from above",
    np: "@@",
  },
  "property-07-c": {
    en: "Modern kitchen with marble island",
    np: "@@",
  },
  "property-08-a": {
    en: "Terracotta-coloured house with columns and balustrades in the Terai, seen from the street",
    np: "@@",
  },
  "property-08-b": {
    en: "Terracotta-coloured house with columns and balustrades in the Terai, seen from above",
    np: "@@",
  },
  "property-08-c": {
    en: "Bathroom with freestanding tub beside the window",
    np: "@@",
  },
  "property-09-a": {
    en: "Apartment building of 8 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-09-b": {
    en: "Apartment building of 8 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-09-c": {
    en: "Apartment living room above the city",
    np: "@@",
  },
  "property-10-a": {
    en: "Apartment building of 10 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-10-b": {
    en: "Apartment building of 10 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-10-c": {
    en: "Apartment bedroom with city view",
    np: "@@",
  },
  "property-11-a": {
    en: "Apartment building of 12 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-11-b": {
    en: "Apartment building of 12 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-11-c": {
    en: "Apartment living room with evening sun",
    np: "@@",
  },
  "property-12-a": {
    en: "Apartment building of 7 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-12-b": {
    en: "Apartment building of 7 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-12-c": {
    en: "Apartment kitchen with island",
    np: "@@",
  },
  "property-13-a": {
    en: "Apartment building of 9 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-13-b": {
    en: "Apartment building of 9 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-13-c": {
    en: "Apartment living room in green and ochre",
    np: "@@",
  },
  "property-14-a": {
    en: "Condominium of 6 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-14-b": {
    en: "Condominium of 6 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-14-c": {
    en: "Condo living room with marble floor",
    np: "@@",
  },
  "property-15-a": {
    en: "Condominium of 6 floors with balconies and planted forecourt, street view",
    np: "@@",
  },
  "property-15-b": {
    en: "Condominium of 6 floors with balconies and planted forecourt, aerial view",
    np: "@@",
  },
  "property-15-c": {
    en: "Condo bedroom with feature wall",
    np: "@@",
  },
  "property-16-a": {
    en: "Double-height loft with brick wall, steel windows and mezzanine",
    np: "@@",
  },
  "property-16-b": {
    en: "Brick loft building with large steel windows",
    np: "@@",
  },
  "property-16-c": {
    en: "Loft seen from the window side with dining table",
    np: "@@",
  },
  "property-17-a": {
    en: "Loft living space with concrete floor and mezzanine",
    np: "@@",
  },
  "property-17-b": {
    en: "Brick loft building from above at golden hour",
    np: "@@",
  },
  "property-17-c": {
    en: "Loft kitchen with island",
    np: "@@",
  },
  "property-18-a": {
    en: "Compact studio with bed, sofa and kitchenette",
    np: "@@",
  },
  "property-18-b": {
    en: "Small apartment building with studios, street view",
    np: "@@",
  },
  "property-18-c": {
    en: "Studio seen from the bed side",
    np: "@@",
  },
  "property-19-a": {
    en: "Studio apartment in blue and ochre",
    np: "@@",
  },
  "property-19-b": {
    en: "Terracotta studio building at golden hour",
    np: "@@",
  },
  "property-19-c": {
    en: "Studio bathroom with marble walls",
    np: "@@",
  },
  "property-20-a": {
    en: "Row of townhouses with stone and brick ground floors",
    np: "@@",
  },
  "property-20-b": {
    en: "Townhouse row from above",
    np: "@@",
  },
  "property-20-c": {
    en: "Townhouse living room",
    np: "@@",
  },
  "property-21-a": {
    en: "Townhouse row in sage and cream",
    np: "@@",
  },
  "property-21-b": {
    en: "Sage and cream townhouses from above",
    np: "@@",
  },
  "property-21-c": {
    en: "Townhouse bedroom",
    np: "@@",
  },
  "property-22-a": {
    en: "Penthouse terrace with lounge seating, string lights and Himalaya view",
    np: "@@",
  },
  "property-22-b": {
    en: "Residential tower with penthouse, aerial view",
    np: "@@",
  },
  "property-22-c": {
    en: "Penthouse living room with marble floor",
    np: "@@",
  },
  "property-23-a": {
    en: "Grassy land plot with boundary pillars beside a blacktopped road and mustard fields",
    np: "@@",
  },
  "property-23-b": {
    en: "Land plot seen from above among paddy and mustard fields",
    np: "@@",
  },
  "property-23-c": {
    en: "Boundary pillars of the plot with trees behind",
    np: "@@",
  },
  "property-24-a": {
    en: "Commercial building with curtain-wall glazing",
    np: "@@",
  },
  "property-24-b": {
    en: "Commercial building from above",
    np: "@@",
  },
  "property-24-c": {
    en: "Open-plan office floor",
    np: "@@",
  },
} satisfies Record<string, Record<Language, string>>;
