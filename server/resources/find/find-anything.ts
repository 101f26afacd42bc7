import { type Found, maxFound } from "#domain/find/find.ts";
import type { Language } from "#domain/language.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findLeadIds, listFoundLeads } from "./find-leads.ts";
import { findListings } from "./find-listings.ts";
import { type FoundPerson, findPeople } from "./find-people.ts";
import { findProjects } from "./find-projects.ts";

type FindOptions = Readonly<{
  text: string;
  /** The account whose leads and listings alone are found; null for all. */
  ownerId: number | null;
  hasProjects: boolean;
  language: Language;
}>;

/** DY3: people by what they are called or can be reached at, their leads and those about the text, listings and projects by the search of the site. */
export async function findAnything(
  database: Database,
  { text, ownerId, hasProjects, language }: FindOptions,
): Promise<readonly Found[]> {
  const [people, leadIds, listings, projects] = await Promise.all([
    findPeople(database, text, ownerId, maxFound),
    findLeadIds(database, text, ownerId, maxFound),
    findListings(database, { text, ownerId, language, limit: maxFound }),
    hasProjects ? findProjects(database, text, language, maxFound) : [],
  ]);
  const personIds = people.map(({ id }) => id);
  const leads = await listFoundLeads(database, { leadIds, personIds, ownerId, limit: maxFound });
  return [...people.map(presentPerson), ...leads, ...listings, ...projects];
}

function presentPerson({ id, name, contact }: FoundPerson): Found {
  return { kind: "people", id, title: name, text: contact };
}
