import { formatArea } from "#domain/area.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees, rupeesInWords } from "#domain/money.ts";
import { formatNumber } from "#domain/numbers.ts";
import { shortAddress } from "#domain/places/places.ts";
import { readSquareFeet } from "#domain/projects/duration-and-area.ts";
import { roomsOf } from "#domain/properties/property-facts.ts";
import { words } from "./card-text.ts";
import type { SharedProject, SharedProperty } from "./repository.ts";

/** What a card says, from the first thing read to the last; the picture is the key of a stored one. */
export type Card = Readonly<{
  language: Language;
  picture: string | null;
  kind: string;
  headline: string;
  /** A price stands on one line, a name may take two. */
  headlineIs: "price" | "name";
  /** Smaller, under the headline. */
  under: string | null;
  facts: readonly string[];
  place: string;
}>;

export function propertyCard(property: SharedProperty, language: Language): Card {
  const { listed, aMonth, bedrooms, priceOnRequest } = words[language];
  const rooms = roomsOf(property)
    .filter(({ fact }) => fact === "bedrooms")
    .map(({ count }) => bedrooms(formatNumber(count, language)));
  const hasPrice = property.price > 0;
  return {
    language,
    picture: property.picture,
    kind: listed(property.property_type, property.for_type),
    headline: hasPrice ? saidPrice(property.price, language) : priceOnRequest,
    headlineIs: "price",
    under: hasPrice && property.for_type === "rent" ? aMonth : null,
    facts: [...(property.area > 0 ? [formatArea(property.area, language)] : []), ...rooms],
    place: shortAddress(property.address, language),
  };
}

export function projectCard(project: SharedProject, language: Language): Card {
  const { projectTypes, projectStatuses } = words[language];
  return {
    language,
    picture: project.picture,
    kind: `${projectTypes[project.proj_type]}, ${projectStatuses[project.proj_status]}`,
    headline: project.proj_name,
    headlineIs: "name",
    under: project.proj_budget > 0 ? saidPrice(project.proj_budget, language) : null,
    facts: [projectArea(project.proj_area, language)],
    place: shortAddress(project.location, language),
  };
}

/** Staff type it as they like; a plain number of square feet is said in the card's language. */
function projectArea(typed: string, language: Language): string {
  const squareFeet = readSquareFeet(typed);
  return squareFeet === null ? typed : formatArea(squareFeet, language);
}

/** "रु 1.25 crore": below a lakh, the figure itself. */
function saidPrice(amount: number, language: Language): string {
  const said = rupeesInWords(amount, language);
  return said === null ? formatRupees(amount, language) : `रु ${said}`;
}

/** One line of plain letters, however it was typed. */
export function tidy(text: string): string {
  return text
    .slice(0, 160)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .normalize()
    .trim();
}
