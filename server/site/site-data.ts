import { isDeepStrictEqual } from "node:util";
import { chooseRates } from "#domain/costs/choose-rates.ts";
import type { Language } from "#domain/language.ts";
import { defaultPageSize } from "#domain/page-size.ts";
import { districtOf, findLocalLevel } from "#domain/places/local-levels.ts";
import { namesOfPlaces } from "#domain/places/places-of-code.ts";
import { suggestPlaces } from "#domain/places/suggest-places.ts";
import { noProjectFilters } from "#domain/projects/filters.ts";
import type { Project } from "#domain/projects/project.ts";
import { toProjectCard } from "#domain/projects/project-card.ts";
import { hasFilters } from "#domain/properties/filters.ts";
import type { Property } from "#domain/properties/property.ts";
import { toPropertyCard } from "#domain/properties/property-card.ts";
import { toRupees } from "#domain/rates/dollars.ts";
import { suggestSearchPlaces } from "#domain/search/suggest.ts";
import type { SiteData } from "#domain/site/site-data.ts";
import { textIn } from "#domain/translations.ts";
import type { ReadPublicData } from "#server/platform/database/read-database.ts";
import { oncePerRow } from "#server/platform/once-per-row.ts";
import { findProjectProgress } from "#server/resources/jobs/public-progress.ts";
import { countProjects, listProjects } from "#server/resources/projects/listing.ts";
import { presentProject } from "#server/resources/projects/presenter.ts";
import { findProject, type ProjectRow } from "#server/resources/projects/repository.ts";
import { countBound, featuredProperties, listedTypes } from "#server/resources/properties/listing.ts";
import { ordersBySort } from "#server/resources/properties/orders.ts";
import { presentProperty } from "#server/resources/properties/presenter.ts";
import { PublicRows } from "#server/resources/properties/public-rows.ts";
import {
  findPublicProperties,
  findPublicProperty,
  type PropertyRow,
} from "#server/resources/properties/repository.ts";
import { findNearby, findRelaxedFilters, searchProperties } from "#server/resources/properties/search.ts";
import { similarProperties } from "#server/resources/properties/similar.ts";
import { type CurrentRates, dollarRateOfToday, ratesOfToday } from "#server/resources/rates/current-rates.ts";
import { openListOptions } from "./list-options.ts";

const maxNearby = 3;

/** Reads the data of pages from the repositories of the API, without HTTP calls. */
export function createSiteData(
  read: ReadPublicData,
  publicUrl: string,
  rates: CurrentRates,
  listOptions = openListOptions(),
  publicRows = new PublicRows(),
): Omit<
  SiteData,
  | "findSellerPage"
  | "findAlertPage"
  | "findVisitPage"
  | "findEstimatePage"
  | "findVerifyPage"
  | "findJobPage"
  | "freeDays"
> {
  const propertyIn = (row: PropertyRow, language: Language) =>
    toPageRow(presentProperty(row, publicUrl, language), language);
  const cardIn = oncePerRow((row: PropertyRow, language) => toPropertyCard(propertyIn(row, language)));
  const projectsIn = (rows: readonly ProjectRow[], language: Language) => {
    const dollarRate = dollarRateOfToday(rates);
    return rows.map((row) => ({
      ...toPageRow(presentProject(row, publicUrl, language), language),
      budget_rupees: toRupees(row.proj_budget, dollarRate),
    }));
  };
  return {
    async listProperties(listing, { filters, sort, page }, language) {
      const scope = { isListed: true, listing };
      const paging = { page, pageSize: defaultPageSize, ordering: ordersBySort[sort], language };
      const [found, { total, places, types }] = await Promise.all([
        read((database) => searchProperties(database, scope, filters, paging, publicRows.find)),
        listOptions[listing].find(read),
      ]);
      const isEmpty = found.count === 0 && hasFilters(filters);
      const [relaxedFilters, nearby] = isEmpty
        ? await read((database) =>
            Promise.all([
              findRelaxedFilters(database, scope, filters),
              findNearby(database, scope, filters, maxNearby),
            ]),
          )
        : [[], []];
      return {
        results: found.rows.map((row) => cardIn(row, language)),
        matching: found.count,
        isExact: found.isExact,
        total,
        page,
        pages: countPages(Math.min(found.count, countBound)),
        ...places[language],
        types,
        corrected: found.corrected,
        loosened: relaxedFilters,
        nearby: nearby.map((row) => cardIn(row, language)),
        placeNames: namesOfPlaces(filters.place ?? [], language),
      };
    },
    listedTypes: (listing) => read((database) => listedTypes(database, listing)),
    async findProperty(id, language) {
      const row = await read((database) => findPublicProperty(database, id));
      return row && propertyIn(row, language);
    },
    async propertiesByIds(ids, language) {
      const rows = await read((database) => findPublicProperties(database, ids));
      return rows.map((row) => propertyIn(row, language));
    },
    async similarProperties(property, limit, language) {
      const rows = await read((database) => similarProperties(database, property, limit, publicRows.find));
      return rows.map((row) => cardIn(row, language));
    },
    costRates({ local_level_id: levelId }, language) {
      const level = levelId === null ? undefined : findLocalLevel(levelId);
      const place = level ? { provinceId: districtOf(level).provinceId, kind: level.kind } : null;
      return chooseRates(ratesOfToday(rates), place, language);
    },
    async featuredProperties(language) {
      const rows = await read(featuredProperties);
      return rows.map((row) => cardIn(row, language));
    },
    async listProjects(filters, page, language) {
      const isWhole = isDeepStrictEqual(filters, noProjectFilters);
      const [[rows, matching], { total, places }] = await Promise.all([
        read((database) =>
          Promise.all([
            listProjects(database, filters, { page, pageSize: defaultPageSize }),
            isWhole ? undefined : countProjects(database, filters),
          ]),
        ),
        listOptions.projects.find(read),
      ]);
      const results = projectsIn(rows, language).map(toProjectCard);
      return {
        results,
        matching: matching ?? total,
        total,
        page,
        pages: countPages(matching ?? total),
        ...places[language],
      };
    },
    async findProject(id, language) {
      const [row, progress] = await read((database) =>
        Promise.all([findProject(database, id), findProjectProgress(database, id, language)]),
      );
      const [project] = row ? projectsIn([row], language) : [];
      return project && { ...project, progress };
    },
    suggestPlaces,
    findPlace(text, language) {
      const { rest, places } = suggestSearchPlaces(text, language);
      return rest === "" ? places[0]?.code : undefined;
    },
  };
}

/** A page contains the texts of one language only, to stay small. */
function toPageRow<Row extends Property | Project>(row: Row, language: Language) {
  const { translations: _translations, ...texts } = row;
  const pictures = row.pictures.map((picture) => {
    const alt = textIn(picture.alt, language);
    return { ...picture, alt: alt === undefined ? null : { [language]: alt } };
  });
  return { ...texts, pictures };
}

function countPages(matching: number): number {
  return Math.ceil(matching / defaultPageSize);
}
