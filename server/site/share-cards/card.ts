import { formatArea } from "#domain/area.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees, rupeesInWords } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { shortAddress } from "#domain/places/places.ts";
import { readSquareFeet } from "#domain/projects/duration-and-area.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { roomsOf } from "#domain/properties/rooms.ts";
import { textsIn } from "#domain/translations.ts";
import { cardText } from "./card-text.ts";
import type { SharedProject, SharedProperty } from "./repository.ts";

/** The content of a card, in reading order. */
export type Card = Readonly<{
  language: Language;
  /** The key of a stored picture. */
  picture: string | null;
  kind: string;
  headline: string;
  /** A price fits on one line, a name may take two. */
  headlineKind: "price" | "name";
  subline: string | null;
  facts: readonly string[];
  place: string;
}>;

const propertyCardTexts = { address: propertyTexts.address };
const projectCardTexts = {
  proj_name: projectTexts.proj_name,
  location: projectTexts.location,
  proj_area: projectTexts.proj_area,
};

/** ST2: the budget in rupees; null if there is none, or no rate. */
type BudgetedProject = SharedProject & Readonly<{ budget_rupees: number | null }>;

export function propertyCard(property: SharedProperty, language: Language): Card {
  const { listed, aMonth, bedrooms, priceOnRequest } = cardText[language];
  const kind = listed(property.property_type, property.for_type, property.status);
  const rooms = roomsOf(property)
    .filter(({ fact }) => fact === "bedrooms")
    .map(({ count }) => bedrooms(formatNumber(count, language)));
  const hasPrice = property.price > 0;
  return {
    language,
    picture: property.picture,
    kind,
    headline: hasPrice ? formatPrice(property.price, language) : priceOnRequest,
    headlineKind: "price",
    subline: hasPrice && property.for_type === "rent" ? aMonth : null,
    facts: [...(property.area > 0 ? [formatArea(property.area, language)] : []), ...rooms],
    place: shortAddress(textsIn(propertyCardTexts, property, language).address, language),
  };
}

export function projectCard(project: BudgetedProject, language: Language): Card {
  const { projectTypes, projectStatuses } = cardText[language];
  const { proj_name, proj_area, location } = textsIn(projectCardTexts, project, language);
  return {
    language,
    picture: project.picture,
    kind: `${projectTypes[project.proj_type]}, ${projectStatuses[project.proj_status]}`,
    headline: proj_name,
    headlineKind: "name",
    subline: project.budget_rupees === null ? null : formatPrice(project.budget_rupees, language),
    facts: [formatProjectArea(proj_area, language)],
    place: shortAddress(location, language),
  };
}

/** A free text; if it is a number of square feet, it is translated. */
function formatProjectArea(typed: string, language: Language): string {
  const squareFeet = readSquareFeet(typed);
  return squareFeet === null ? typed : formatArea(squareFeet, language);
}

/** "रु 1.25 crore"; below a lakh, the full number. */
function formatPrice(amount: number, language: Language): string {
  const inWords = rupeesInWords(amount, language);
  return inWords === null ? formatRupees(amount, language) : `रु ${inWords}`;
}

/** Reduces user input to one line of well-formed text. */
export function toSingleLine(text: string): string {
  return text
    .slice(0, 160)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .normalize()
    .trim();
}
