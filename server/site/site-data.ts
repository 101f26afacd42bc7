import { defaultPageSize } from "#domain/paging.ts";
import type { SiteData } from "#domain/site-data.ts";
import type { Database } from "#server/database/database.ts";
import { countProperties, listProperties, propertyPlaces } from "#server/properties/listing.ts";
import { presentProperty } from "#server/properties/presenter.ts";
import { findProperty } from "#server/properties/repository.ts";

/** What pages read, straight from the repositories that the API uses. */
export function siteData(database: Database, publicUrl: string): SiteData {
  return {
    async listProperties(listing, filters, page) {
      const scope = { status: "active", listing } as const;
      const [rows, matching, total, locations] = await Promise.all([
        listProperties(database, scope, filters, { page, pageSize: defaultPageSize }),
        countProperties(database, scope, filters),
        countProperties(database, scope),
        propertyPlaces(database, listing),
      ]);
      return {
        results: rows.map((row) => presentProperty(row, publicUrl)),
        matching,
        total,
        page,
        pages: Math.ceil(matching / defaultPageSize),
        locations,
      };
    },
    async findProperty(id) {
      const row = await findProperty(database, id);
      return row && presentProperty(row, publicUrl);
    },
  };
}
