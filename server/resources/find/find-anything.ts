import { type Found, maxFound } from "#domain/find/find.ts";
import type { Language } from "#domain/language.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { readRowId } from "#domain/row-id.ts";
import { textsIn } from "#domain/translations.ts";
import type { Database } from "#server/platform/database/database.ts";
import { listLeads, noLeadFilters } from "#server/resources/leads/repository.ts";
import { readPhone } from "#server/resources/people/read-phone.ts";
import { listProjects } from "#server/resources/projects/listing.ts";
import { listProperties } from "#server/resources/properties/listing.ts";

type Asked = Readonly<{
  text: string;
  /** The account whose leads and listings alone are found; null for all. */
  ownerId: number | null;
  hasProjects: boolean;
  language: Language;
}>;

const page = { page: 1, pageSize: maxFound };

/** DY3: people by what they are called, wrote or can be reached at, listings and projects by the search of the site. */
export async function findAnything(database: Database, asked: Asked): Promise<readonly Found[]> {
  const [leads, listings, projects] = await Promise.all([
    findLeads(database, asked),
    findListings(database, asked),
    asked.hasProjects ? findProjects(database, asked) : [],
  ]);
  return [...leads, ...listings, ...projects];
}

async function findLeads(database: Database, { text, ownerId }: Asked): Promise<Found[]> {
  // A number that is one is found however the person wrote it.
  const phone = readPhone(text);
  const filters = {
    ...noLeadFilters,
    owner: ownerId,
    ...(phone ? { phone } : { search: normaliseDigits(text) }),
  };
  const rows = await listLeads(database, filters, page);
  return rows.map(({ id, name, phone: number, email, about }) => ({
    kind: "leads",
    id,
    title: name || (number ?? email ?? ""),
    text: [name && (number ?? email), about].filter(Boolean).join(" · "),
  }));
}

async function findListings(database: Database, { text, ownerId, language }: Asked): Promise<Found[]> {
  const scope = { number: readRowId(normaliseDigits(text)), ...(ownerId !== null && { ownerId }) };
  const { rows } = await listProperties(database, scope, { search: text }, { ...page, language });
  return rows.map((row) => {
    const { name, address } = textsIn(propertyTexts, row, language);
    return { kind: "listings", id: row.id, title: name, text: address };
  });
}

async function findProjects(database: Database, { text, language }: Asked): Promise<Found[]> {
  const rows = await listProjects(database, { ...noProjectFilters, search: text }, { ...page, language });
  return rows.map((row) => {
    const { proj_name, location } = textsIn(projectTexts, row, language);
    return { kind: "projects", id: row.id, title: proj_name, text: location };
  });
}
