import { isHomeListing } from "#domain/feeds/meta-home-listings.ts";
import type { Language } from "#domain/language.ts";
import { isListed as isListedStatus } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isListed } from "#server/resources/properties/filter-conditions.ts";
import { presentProperty } from "#server/resources/properties/presenter.ts";
import { findPropertiesInOrder, liveProperties } from "#server/resources/properties/repository.ts";

const maxListings = 2_000;
/** Others have their turn after each batch. */
const batchRows = 100;

/** IM5: the newest that visitors find in lists. Only rows that may be home listings are read. */
export async function findHomeListings(
  database: Database,
  publicUrl: string,
  language: Language,
): Promise<Property[]> {
  const candidates = await liveProperties(database)
    .select("id")
    .where(isListed)
    .where("price", ">", 0)
    .where("latitude", "is not", null)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("property_pictures").whereRef("property_id", "=", "properties.id").select("picture"),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxListings)
    .execute();
  const ids = candidates.map(({ id }) => id);
  const found: Property[] = [];
  for (let start = 0; start < ids.length; start += batchRows) {
    const rows = await findPropertiesInOrder(database, ids.slice(start, start + batchRows));
    // One that was withdrawn in between is not shown.
    const listed = rows.filter(({ status }) => isListedStatus(status));
    found.push(...listed.map((row) => presentProperty(row, publicUrl, language)).filter(isHomeListing));
  }
  return found;
}
