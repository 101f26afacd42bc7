import { defaultPageSize } from "#domain/paging.ts";
import { placeOptions } from "#domain/places/places.ts";
import { suggestPlaces } from "#domain/places/suggest-places.ts";
import type { SiteData } from "#domain/site/site-data.ts";
import type { ReadPublicData } from "#server/platform/database/read-database.ts";
import { countProjects, listProjects, projectPlaces } from "#server/resources/projects/listing.ts";
import { presentProject } from "#server/resources/projects/presenter.ts";
import { findProject } from "#server/resources/projects/repository.ts";
import {
  countProperties,
  featuredProperties,
  listProperties,
  propertyPlaces,
} from "#server/resources/properties/listing.ts";
import { presentProperty } from "#server/resources/properties/presenter.ts";
import { findProperty } from "#server/resources/properties/repository.ts";

/** Reads the data of pages from the repositories of the API, without HTTP calls. */
export function createSiteData(read: ReadPublicData, publicUrl: string): SiteData {
  return {
    async listProperties(listing, filters, page) {
      const scope = { status: "active", listing } as const;
      const [{ rows, count: matching }, total, locations] = await read((database) =>
        Promise.all([
          listProperties(database, scope, filters, { page, pageSize: defaultPageSize }),
          countProperties(database, scope),
          propertyPlaces(database, listing),
        ]),
      );
      const results = rows.map((row) => presentProperty(row, publicUrl));
      return {
        results,
        matching,
        total,
        page,
        pages: countPages(matching),
        locations: placeOptions(locations),
      };
    },
    async findProperty(id) {
      const row = await read((database) => findProperty(database, id));
      return row && presentProperty(row, publicUrl);
    },
    async featuredProperties(limit) {
      const rows = await read((database) => featuredProperties(database, limit));
      return rows.map((row) => presentProperty(row, publicUrl));
    },
    async listProjects(filters, page) {
      const [rows, matching, total, locations] = await read((database) =>
        Promise.all([
          listProjects(database, filters, { page, pageSize: defaultPageSize }),
          countProjects(database, filters),
          countProjects(database),
          projectPlaces(database),
        ]),
      );
      const results = rows.map((row) => presentProject(row, publicUrl));
      return {
        results,
        matching,
        total,
        page,
        pages: countPages(matching),
        locations: placeOptions(locations),
      };
    },
    async findProject(id) {
      const row = await read((database) => findProject(database, id));
      return row && presentProject(row, publicUrl);
    },
    suggestPlaces,
  };
}

function countPages(matching: number): number {
  return Math.ceil(matching / defaultPageSize);
}
