import { type Expression, sql } from "kysely";
import { type MapCluster, maxMapPins } from "#domain/places/map-pins.ts";
import { type Bounds, gridOf, type MapSquare } from "#domain/places/map-squares.ts";
import type { Database } from "#server/platform/database/database.ts";
import { mapLatitude, mapLongitude, mapSquare } from "#server/platform/database/map-location.ts";

/** Up to this many rows on a map, the counts of its clusters are exact. */
const maxCountedRows = 5_000;
/** If there are more rows, each cluster counts no further. */
const maxClusterCount = 100;

type FoundOnMap = Readonly<{ ids: readonly number[] } | { clusters: readonly MapCluster[] }>;

/**
 * MP4: the rows in the squares that the bounds touch, or their number in each square if they are many. `matching` selects
 * the id and the pin of rows.
 */
export async function findOnMap(
  database: Database,
  matching: Expression<unknown>,
  bounds: Bounds,
): Promise<FoundOnMap> {
  const squares = gridOf(bounds);
  const counted = await countSquares(matching, squares, maxCountedRows).execute(database)
}
