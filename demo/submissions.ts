import { localLevelIds } from "#demo/local-level-ids.ts";
import type { PictureName } from "#demo/picture-alt-texts.ts";
import { composeAddress } from "#domain/places/compose-address.ts";
import type { Submission } from "#domain/sell/submission.ts";
import type { SubmissionFact } from "#domain/sell/submission-facts.ts";

type FactName = SubmissionFact | "price_unit" | "unit_price";
type OfficeField = "id" | "recognised_place" | "step" | "decline_reason" | "property_id" | "status_url";

export type DemoSubmission = Readonly<
  Omit<Submission, OfficeField | "image" | "pictures" | FactName> &
    Partial<Pick<Submission, FactName>> & {
      local_level_id: number;
      image: PictureName | null;
    }
>;

const sources: readonly Omit<DemoSubmission, "property_location">[] = [
  {
    name: "Ranjana Karna",
    email: "ranjana.karna@example.com",
    phone_no: "+977-9800000101",
    propert_title: "Two-storey house behind Shiva Chowk",
    local_level_id: localLevelIds.janakpurdham,
    ward: 5,
    street: "Shiva Chowk",
    property_price: 8_700_000,
    property_type: "House",
    no_of_bedrooms: 4,
    no_of_bathrooms: 2.5,
    area: 1950,
    land_area: "18 dhur",
    storeys: 2,
    facing: "south",
    description:
      "We are moving to Kathmandu to be near our daughter and want to sell before Fagun. The house is from 2016, on 18 dhur, with a borewell and a mango tree. The papers are in my name alone. Please come after 4 pm, I teach until then.",
    image: "property-08-a",
    created_at: "2026-11-14T10:42:00Z",
  },
  {
    name: "Prakash Adhikari",
    email: "prakash.adhikari@example.com",
    phone_no: "+977-9800000102",
    propert_title: "3BHK apartment, seventh floor, Sitapaila",
    local_level_id: localLevelIds.kathmandu,
    ward: 15,
    street: "Sitapaila",
    property_price: 13_200_000,
    property_type: "Apartment",
    no_of_bedrooms: 3,
    no_of_bathrooms: 2,
    area: 1340,
    furnishing: "semi",
    parking_cars: 1,
    description:
      "Bought new in 2020 and lived in by ourselves only. One covered parking space. A bank loan of about 31 lakh is still open and would be cleared from the advance.",
    image: null,
    created_at: "2026-11-08T06:18:00Z",
  },
  {
    name: "Sabina Gurung",
    email: "sabina.gurung@example.com",
    phone_no: null,
    propert_title: "Townhouse near Birauta, tenants until Chaitra",
    local_level_id: localLevelIds.pokhara,
    ward: 17,
    street: "Birauta",
    property_price: 15_800_000,
    property_type: "Townhouse",
    no_of_bedrooms: 3,
    no_of_bathrooms: 3.5,
    area: 1780,
    description:
      "I live in Doha, so please write by e-mail first. The tenants know that I am selling and will show the house on Saturdays. Rent is Rs 30,000 a month at present.",
    image: null,
    created_at: "2026-10-26T17:05:00Z",
  },
  {
    name: "Md. Aslam Ansari",
    email: "aslam.ansari@example.com",
    phone_no: "+977-9800000104",
    propert_title: "14 dhur near Maisthan, roads on two sides",
    local_level_id: localLevelIds.birgunj,
    ward: 11,
    street: "Maisthan",
    property_price: 9_800_000,
    property_type: "Land",
    no_of_bedrooms: null,
    no_of_bathrooms: null,
    area: 2551.5,
    land_area: "14 dhur",
    price_unit: "dhur",
    unit_price: 700_000,
    road_width: 16,
    road_type: "blacktop",
    lalpurja: "yes",
    description:
      "Fourteen dhur by the lalpurja, 16 ft road in front and a 12 ft lane at the side. I ask 7 lakh per dhur. I can wait for the right price, but not for a broker's chain: buyers directly through you, please.",
    image: null,
    created_at: "2026-10-11T08:33:00Z",
  },
];

/** Submissions from the Sell page, newest first. */
export const demoSubmissions: readonly DemoSubmission[] = sources.map((source) => ({
  ...source,
  property_location: composeAddress({ ...source, localLevelId: source.local_level_id }, "en"),
}));
