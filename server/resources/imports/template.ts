import { Readable } from "node:stream";
import { columnsOf, type LeadColumn, type ListingColumn } from "#domain/imports/column-names.ts";
import type { ImportKind } from "#domain/imports/import.ts";
import type { Language } from "#domain/language.ts";
import { csvLine } from "#server/platform/http/csv.ts";

const byteOrderMark = "\uFEFF";

type Examples<Column extends string> = Readonly<
  Record<Language, readonly Readonly<Partial<Record<Column, string>>>[]>
>;

const listings: Examples<ListingColumn> = {
  en: [
    {
      reference: "A-101",
      name: "Family house near Bhanu Chowk",
      for_type: "Sale",
      property_type: "House",
      status: "Active",
      price: "1 crore 20 lakh",
      place: "Janakpurdham",
      district: "Dhanusha",
      ward: "4",
      street: "Bhanu Chowk",
      land_area: "0 bigha 2 kattha 10 dhur",
      area: "1800",
      bedrooms: "4",
      bathrooms: "2",
      facing: "East",
      road_width: "16",
      lalpurja_seen_on: "2083-05-12",
      features: "Parking; Garden",
      pictures: "a-101-front.jpg; a-101-kitchen.jpg",
    },
    {
      reference: "A-102",
      name: "Land in Imadol",
      for_type: "Sale",
      property_type: "Land",
      price: "85 lakh",
      place: "Mahalaxmi",
      district: "Lalitpur",
      ward: "5",
      land_area: "4 aana 2 paisa",
    },
  ],
  np: [
    {
      reference: "क-१०१",
      name: "भानु चोक नजिकको घर",
      for_type: "बिक्री",
      property_type: "घर",
      status: "उपलब्ध",
      price: "१ करोड २० लाख",
      place: "जनकपुरधाम",
      district: "धनुषा",
      ward: "४",
      street: "भानु चोक",
      land_area: "२ कट्ठा १० धुर",
      area: "१८००",
      bedrooms: "४",
      bathrooms: "२",
      facing: "पूर्व",
      road_width: "१६",
      lalpurja_seen_on: "२०८३-०५-१२",
      pictures: "ghar-101.jpg",
    },
    {
      reference: "क-१०२",
      name: "इमाडोलको जग्गा",
      for_type: "बिक्री",
      property_type: "जग्गा",
      price: "८५ लाख",
      place: "महालक्ष्मी",
      district: "ललितपुर",
      ward: "५",
      land_area: "४ आना २ पैसा",
    },
  ],
};

const leads: Examples<LeadColumn> = {
  en: [
    {
      name: "Sita Karna",
      phone: "9801234567",
      email: "sita@example.com",
      text: "Looks for a house in Janakpurdham, up to 1 crore",
      channel: "Telephone",
      language: "Nepali",
      next_step: "Call back",
      next_step_on: "2083-09-15",
    },
  ],
  np: [
    {
      name: "सीता कर्ण",
      phone: "९८०१२३४५६७",
      email: "sita@example.com",
      text: "जनकपुरधाममा १ करोडसम्मको घर खोज्दै",
      channel: "फोन",
      language: "नेपाली",
      next_step: "फोन गर्ने",
      next_step_on: "२०८३-०९-१५",
    },
  ],
};

/** IM1: a spreadsheet with every column and a few lines as examples, which an import of it accepts. */
export function importTemplate(kind: Exclude<ImportKind, "wordpress">, language: Language): Readable {
  const columns = Object.entries(columnsOf(kind)).filter(([field]) => field !== "old_address");
  const examples: readonly Readonly<Record<string, string | undefined>>[] = (
    kind === "leads" ? leads : listings
  )[language];
  const lines = [
    columns.map(([, name]) => name[language]),
    ...examples.map((example) => columns.map(([field]) => example[field] ?? "")),
  ];
  return Readable.from([byteOrderMark + lines.map(csvLine).join("")]);
}
