import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { describeSearch } from "#domain/alerts/search-name.ts";
import { composeAtom } from "#domain/feeds/atom.ts";
import {
  metaFeedPath,
  projectFeedAddress,
  projectFeedPath,
  propertyFeedAddress,
  propertyFeedPaths,
} from "#domain/feeds/feed-address.ts";
import { composeHomeListings } from "#domain/feeds/meta-home-listings.ts";
import { defaultLanguage, isLanguage, type Language, languageParameter } from "#domain/language.ts";
import { projectFilterParameters, readProjectFilters } from "#domain/projects/filters.ts";
import { propertyFilterParameters } from "#domain/properties/filters.ts";
import { type ListingType, listingTypes } from "#domain/properties/kinds.ts";
import { readPropertyFilters } from "#domain/search/read-filters.ts";
import { localText } from "#domain/settings/local-text.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import type { App } from "#server/platform/http/app-type.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { listProjects } from "#server/resources/projects/listing.ts";
import { presentProject } from "#server/resources/projects/presenter.ts";
import { presentProperty } from "#server/resources/properties/presenter.ts";
import { searchProperties } from "#server/resources/properties/search.ts";
import { projectEntry, propertyEntry } from "./entries.ts";
import { findHomeListings } from "./home-listings.ts";

const maxEntries = 50;
const projectTitles: Readonly<Record<Language, string>> = { en: "Projects", np: "परियोजनाहरू" };
const config = { access: "public" } as const;
const schema = { hide: true, querystring: z.looseObject({}) };

/** IM5: only what visitors see in lists. The cache of the API stores them until a row changes. */
export function feedRoutes(app: App, { readPublicData, settings, publicUrl }: ResourceDependencies): void {
  const companyIn = (language: Language) => localText(settings.read().company.name, language);

  async function sendPropertyFeed(listing: ListingType, request: FastifyRequest, reply: FastifyReply) {
    const { parameters, language } = readQuery(request);
    const filters = readPropertyFilters(parameters, listing);
    const scope = { isListed: true, listing };
    const paging = { page: 1, pageSize: maxEntries, language };
    const { rows } = await readPublicData((database) => searchProperties(database, scope, filters, paging));
    const company = companyIn(language);
    const atom = composeAtom({
      url: publicUrl + propertyFeedAddress(listing, filters, language),
      title: `${describeSearch(listing, filters, language)} · ${company}`,
      author: company,
      page: pageUrl(publicUrl, listPaths[listing], propertyFilterParameters(filters), language),
      language,
      entries: rows.map((row) =>
        propertyEntry(presentProperty(row, publicUrl, language), publicUrl, language),
      ),
    });
    return sendXml(reply, "application/atom+xml", atom);
  }

  for (const listing of listingTypes)
    app.get(propertyFeedPaths[listing], { config, schema }, (request, reply) =>
      sendPropertyFeed(listing, request, reply),
    );

  app.get(projectFeedPath, { config, schema }, async (request, reply) => {
    const { parameters, language } = readQuery(request);
    const filters = readProjectFilters(parameters);
    const paging = { page: 1, pageSize: maxEntries, language };
    const rows = await readPublicData((database) => listProjects(database, filters, paging));
    const company = companyIn(language);
    const atom = composeAtom({
      url: publicUrl + projectFeedAddress(filters, language),
      title: `${projectTitles[language]} · ${company}`,
      author: company,
      page: pageUrl(publicUrl, "/projects", projectFilterParameters(filters), language),
      language,
      entries: rows.map((row) => projectEntry(presentProject(row, publicUrl, language), publicUrl, language)),
    });
    return sendXml(reply, "application/atom+xml", atom);
  });

  app.get(metaFeedPath, { config, schema }, async (request, reply) => {
    const { language } = readQuery(request);
    const listings = await readPublicData((database) => findHomeListings(database, publicUrl, language));
    const xml = composeHomeListings(listings, { title: companyIn(language), publicUrl });
    return sendXml(reply, "application/xml", xml);
  });
}

/** A feed has one language, whatever the reader's program accepts. */
function readQuery({ url }: FastifyRequest) {
  const parameters = new URLSearchParams(url.split("?", 2)[1]);
  const named = parameters.get(languageParameter);
  return { parameters, language: isLanguage(named) ? named : defaultLanguage };
}

function pageUrl(
  publicUrl: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
  language: Language,
): string {
  const query = new URLSearchParams(parameters);
  return publicUrl + pageAddress(query.size === 0 ? path : `${path}?${query}`, language);
}

function sendXml(reply: FastifyReply, type: string, xml: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).send(xml);
}
