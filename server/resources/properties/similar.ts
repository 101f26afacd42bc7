import { type SqlBool, sql } from "kysely";
import { findLocalLevel, localLevels } from "#domain/places/local-levels.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isListed } from "./filter-conditions.ts";
import { liveProperties, selectProperties } from "./repository.ts";

/** Enough to find one nearby, and few enough to sort at once. */
const candidatesPerSide = 60;

type Compared = Pick<Property, "id" | "price" | "for_type" | "property_type" | "local_level_id">;

/** Listed properties of the same kind with a similar price: first in the same town, then in the same district. */
export function similarProperties(database: Database, property: Compared, limit: number) {
  const nearestPrices = (comparison: ">=" | "<") =>
    liveProperties(database)
      .select(["id", "price", "local_level_id"])
      .where(isListed)
      .where("for_type", "=", property.for_type)
      .where("property_type", "=", property.property_type)
      .where("id", "!=", property.id)
      .where("price", comparison, property.price)
      .orderBy("price", comparison === "<" ? "desc" : "asc")
      .limit(candidatesPerSide);
  const ids = sql`
    select id from ((${nearestPrices(">=")}) union all (${nearestPrices("<")})) as candidates
    order by ${distanceRank(property.local_level_id)}, abs(price - ${property.price}::numeric), id limit ${limit}`;
  return selectProperties(database)
    .where(sql<SqlBool>`id = any (array (${ids}))`)
    .orderBy(distanceRank(property.local_level_id))
    .orderBy(sql`abs(price - ${property.price}::numeric)`)
    .orderBy("id");
}

/** 0 in the same local level, 1 in the same district, 2 elsewhere. */
function distanceRank(localLevelId: number | null) {
  const level = localLevelId === null ? undefined : findLocalLevel(localLevelId);
  const sameDistrict = localLevels.filter(({ districtId }) => districtId === level?.districtId);
  return sql`case
    when local_level_id = ${level?.id ?? null}::integer then 0
    when local_level_id = any (${sameDistrict.map(({ id }) => id)}::integer[]) then 1
    else 2 end`;
}
