import { sql } from "kysely";
import { findLocalLevel, localLevels } from "#domain/places/local-levels.ts";
import { isListed as isListedStatus } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isListed } from "./filter-conditions.ts";
import { findPropertiesInOrder, liveProperties, type PropertyRow, type ReadRows } from "./repository.ts";

/** Enough to find one nearby, and few enough to sort at once. */
const maxCandidates = 60;

type Compared = Pick<Property, "id" | "price" | "for_type" | "property_type" | "local_level_id">;

/** VT6: listed properties of the same kind, near in place and price. They are read as lists are, by a statement that is planned already. */
export async function similarProperties(
  database: Database,
  property: Compared,
  limit: number,
  readRows: ReadRows = findPropertiesInOrder,
): Promise<PropertyRow[]> {
  const similar = await selectSimilar(database, property, limit).execute();
  const ids = similar.map(({ id }) => id);
  return (await readRows(database, ids)).filter(({ status }) => isListedStatus(status));
}

export function selectSimilar(database: Database, property: Compared, limit: number) {
  const sameKind = liveProperties(database)
    .select(["id", "price", "local_level_id"])
    .where(isListed)
    .where("for_type", "=", property.for_type)
    .where("property_type", "=", property.property_type)
    .where("id", "!=", property.id)
    .limit(maxCandidates);
  const cheaper = sameKind.where("price", "<", property.price).orderBy("price", "desc");
  const dearer = sameKind.where("price", ">=", property.price).orderBy("price");
  // Among many listings, those of the same town are seldom the nearest in price.
  const inTown = sameKind
    .where("local_level_id", "=", property.local_level_id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  const candidates = sql<{ id: number }>`((${cheaper}) union (${dearer}) union (${inTown}))`;
  return database
    .selectFrom(candidates.as("candidates"))
    .select("id")
    .orderBy(sql`${difference(property)}, abs(price - ${property.price}::numeric), id`)
    .limit(limit);
}

/**
 * 0 in the same local level, 1 in the same district, 4 elsewhere; 2 more if one costs more than twice as much as the other.
 * So a dear one in town comes after those at a similar price in the district, and before all others.
 */
function difference({ local_level_id: id, price }: Compared) {
  const level = id === null ? undefined : findLocalLevel(id);
  const sameDistrict = localLevels.filter(({ districtId }) => districtId === level?.districtId);
  return sql`case
    when local_level_id = ${level?.id ?? null}::integer then 0
    when local_level_id = any (${sameDistrict.map(({ id: near }) => near)}::integer[]) then 1
    else 4 end
    + case when price between ${price / 2}::numeric and ${price * 2}::numeric then 0 else 2 end`;
}
