import { type Expression, type RawBuilder, sql } from "kysely";
import type { Bounds } from "#domain/places/bounds.ts";
import { type MapCluster, maxMapPins } from "#domain/places/map-pins.ts";
import { gridOf, type MapGrid } from "#domain/places/map-squares.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isInBounds } from "#server/platform/database/map-location.ts";

/** Up to this many rows on a map, the counts of its clusters are exact. */
export const maxCountedRows = 5_000;
/** With more rows, no cluster counts further than this. */
export const maxClusterCount = 100;

/** Selects the id and the place on the map of the rows that a list would show. */
type Matching = Expression<unknown>;

/** MP4: the ids of the rows in the squares that the bounds touch, or the number of rows in each square if they are many. */
export async function findOnMap(
  database: Database,
  matching: Matching,
  bounds: Bounds,
): Promise<Readonly<{ ids: number[]; clusters: MapCluster[] }>> {
  const grid = gridOf(bounds);
  const { rows: counted } = await countRows(matching, grid).execute(database);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  if (total <= maxMapPins) return { ids: counted.flatMap(({ ids }) => ids ?? []), clusters: [] };
  if (total <= maxCountedRows) {
    const clusters = counted.map(({ ids: _ids, ...cluster }) => ({ ...cluster, is_exact: true }));
    return { ids: [], clusters: clusters.slice(0, maxMapPins) };
  }
  const { rows } = await countSquares(matching, grid).execute(database);
  const clusters = rows.map(({ square, ...cluster }) => {
    const is_exact = cluster.count <= maxClusterCount;
    // The mean of the first rows would be that of a corner.
    const { latitude, longitude } = is_exact ? cluster : (grid.squares[square - 1] ?? cluster);
    return { latitude, longitude, count: Math.min(cluster.count, maxClusterCount), is_exact };
  });
  return { ids: [], clusters };
}

type Counted = Readonly<{ count: number; latitude: number; longitude: number }>;

/** PostgreSQL chooses the index, because a rare word may find its rows faster than the map does. */
export function countRows(
  matching: Matching,
  { bounds, numbers }: MapGrid,
): RawBuilder<Counted & Readonly<{ ids: number[] | null }>> {
  return sql`
    with found as materialized (
      select id, map_square / ${numbers} as square, map_latitude, map_longitude
      from (${matching}) as matching where ${isInBounds(bounds)} limit ${maxCountedRows + 1})
    select count(*), avg(map_latitude) as latitude, avg(map_longitude) as longitude,
      case when (select count(*) from found) <= ${maxMapPins} then array_agg(id) end as ids
    from found group by square`;
}

/** Each square is a range of the index, of which only the beginning is read. */
export function countSquares(
  matching: Matching,
  { squares }: MapGrid,
): RawBuilder<Counted & Readonly<{ square: number }>> {
  return sql`
    select square, counted.* from
      unnest(${squares.map(({ first }) => first)}::integer[], ${squares.map(({ last }) => last)}::integer[])
        with ordinality as squares (first, last, square),
      lateral (
        select count(*), avg(map_latitude) as latitude, avg(map_longitude) as longitude from (
          select map_latitude, map_longitude from (${matching}) as matching
          where map_square between first and last limit ${maxClusterCount + 1}) as found
      ) as counted
    where count > 0`;
}
