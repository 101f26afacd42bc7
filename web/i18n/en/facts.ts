import type { LandmarkKind } from "#domain/properties/landmarks.ts";
import type { FactWord } from "#domain/properties/property-facts.ts";
import type { FactGroup } from "#domain/properties/property-fields.ts";

/** The words of the facts. A fact or a choice without words is a type error. */
export const facts = {
  land_area: "Land area",
  area: "Built-up area",
  bedrooms: "Bedrooms",
  bathrooms: "Bathrooms",
  washrooms: "Washrooms",
  storeys: "Storeys",
  year_built: "Year built (BS)",
  frontage: "Frontage",
  depth: "Depth",
  land_use: "Land use",
  land_use_agricultural: "Agricultural",
  land_use_residential: "Residential",
  land_use_commercial: "Commercial",
  land_use_industrial: "Industrial",
  furnishing: "Furnishing",
  furnishing_none: "Unfurnished",
  furnishing_semi: "Semi-furnished",
  furnishing_full: "Fully furnished",
  parking_motorcycles: "Parking for motorcycles",
  parking_cars: "Parking for cars",
  water: "Water",
  water_municipal: "Municipal supply",
  water_boring: "Boring",
  water_well: "Well",
  water_none: "No water yet",
  facing: "Facing",
  facing_east: "East",
  facing_west: "West",
  facing_north: "North",
  facing_south: "South",
  facing_north_east: "North-east",
  facing_south_east: "South-east",
  facing_south_west: "South-west",
  facing_north_west: "North-west",
  road_width: "Road width",
  road_type: "Road",
  road_type_blacktop: "Blacktop",
  road_type_gravel: "Gravel",
  road_type_earthen: "Earthen",
  road_type_concrete: "Concrete",
  road_type_paved: "Stone or block paving",
  road_type_none: "No road yet",
  landmarks: "Nearby",
  ownership: "Ownership",
  ownership_private: "Private",
  ownership_joint: "Joint",
  ownership_guthi: "Guthi",
  ownership_company: "Company",
  lalpurja: "Lalpurja",
  lalpurja_yes: "Available",
  lalpurja_no: "Not available",
  lalpurja_in_process: "In process",
  lalpurja_seen_on: "Lalpurja seen",
  boundaries_walked_on: "Boundaries walked",
  road_measured_on: "Road measured",
  groups: {
    land: "Land",
    building: "Building",
    road: "Road and surroundings",
    paper: "Ownership and papers",
    checks: "Checked by us",
  },
  checksHelp: "What our staff have seen for themselves.",
  lastCheck: "Last check",
  landmarkKinds: {
    school: "School",
    hospital: "Hospital",
    market: "Market",
    bus_stop: "Bus stop",
    highway: "Highway",
    airport: "Airport",
    temple: "Temple",
    bank: "Bank",
  },
  distance: { metres: "{{number}} m", kilometres: "{{number}} km", minutes: "{{number}} min" },
  feet: "{{number}} ft",
  squareFeet: "sq ft",
  notStated: "Not stated",
} as const satisfies Record<FactWord, string> &
  Readonly<{
    groups: Record<FactGroup, string>;
    landmarkKinds: Record<LandmarkKind, string>;
    checksHelp: string;
    lastCheck: string;
    distance: object;
    feet: string;
    squareFeet: string;
    notStated: string;
  }>;
