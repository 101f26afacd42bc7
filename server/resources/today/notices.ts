import { languages } from "#domain/language.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import type { Notices, UntranslatedCount } from "#domain/today/today.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { findDemo } from "#server/resources/demo/repository.ts";
import { countProposals } from "#server/resources/place-proposals/proposals.ts";
import { countProjects } from "#server/resources/projects/listing.ts";
import { countMatches } from "#server/resources/properties/listing.ts";
import { findDocument } from "#server/resources/settings/repository.ts";
import { countSwitchedOffWebhooks } from "#server/resources/webhooks/repository.ts";

export type NoticeSources = Readonly<{
  database: Database;
  settings: Pick<CurrentSettings, "read">;
  readMailState: () => Promise<Notices["mail"]>;
}>;

/** DY1: agents are told of the texts that their own listings lack. */
export async function readAgentNotices({ database }: NoticeSources, ownerId: number): Promise<Notices> {
  return {
    untranslated: await countUntranslatedListings(database, ownerId),
    mail: null,
    proposed_places: 0,
    has_demo: false,
    is_company_unnamed: false,
    draft_texts: [],
    switched_off_webhooks: 0,
  };
}

export async function readAdminNotices(sources: NoticeSources): Promise<Notices> {
  const { database, settings } = sources;
  const [listings, projects, mail, places, demo, company, webhooks] = await Promise.all([
    countUntranslatedListings(database),
    countUntranslatedProjects(database),
    sources.readMailState(),
    countProposals(database),
    findDemo(database),
    findDocument(database, "company"),
    countSwitchedOffWebhooks(database),
  ]);
  const { rows, documents } = demo.removable;
  const { texts } = settings.read();
  return {
    untranslated: [...listings, ...projects],
    mail,
    proposed_places: places,
    has_demo: documents.length + Object.keys(rows).length > 0,
    is_company_unnamed: company.updated_at === null,
    draft_texts: textPageNames.filter((name) => texts[name].isDraft),
    switched_off_webhooks: webhooks,
  };
}

async function countUntranslatedListings(database: Database, ownerId?: number): Promise<UntranslatedCount[]> {
  const counts = await Promise.all(
    languages.toReversed().map(async (language) => {
      const { count } = await countMatches(database, { untranslated: language, ownerId }, {});
      return { tab: "listings", language, count } as const;
    }),
  );
  return counts.filter(({ count }) => count > 0);
}

async function countUntranslatedProjects(database: Database): Promise<UntranslatedCount[]> {
  const counts = await Promise.all(
    languages.toReversed().map(async (language) => {
      const count = await countProjects(database, noProjectFilters, language);
      return { tab: "projects", language, count } as const;
    }),
  );
  return counts.filter(({ count }) => count > 0);
}
