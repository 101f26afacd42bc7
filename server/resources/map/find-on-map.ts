import { type Expression, type RawBuilder, sql } from "kysely";
import type { Bounds } from "#domain/places/bounds.ts";
import { type MapCluster, maxMapPins } from "#domain/places/map-pins.ts";
import { gridOf, type MapGrid } from "#domain/places/map-squares.ts";
import type { Database } from "#server/platform/database/database.ts";
import { isInBounds } from "#server/platform/database/map-location.ts";

/** Of more rows that other indexes find, these are counted. */
export const maxFoundRows = 5_000;

/** Selects the id and the place on the map of the rows that a list would show. */
type Matching = Expression<unknown>;
type MapQuery = Readonly<{
  bounds: Bounds;
  /** Whether the index of the map has all columns that `matching` compares. */
  isCountedInIndex: boolean;
}>;

/** MP4: the ids of the rows on a part of the map, or the number of rows in each square of it if they are many. */
export async function findOnMap(
  database: Database,
  matching: Matching,
  { bounds, isCountedInIndex }: MapQuery,
): Promise<Readonly<{ ids: number[]; clusters: MapCluster[] }>> {
  const grid = gridOf(bounds);
  const count = isCountedInIndex ? countInIndex(matching, grid) : countFound(matching, grid, bounds);
  const { rows } = await count.execute(database);
  const total = rows.reduce((sum, square) => sum + square.count, 0);
  if (total <= maxMapPins) return { ids: rows.flatMap(({ ids }) => ids ?? []), clusters: [] };
  const clusters = rows.map(({ square, count, latitude, longitude }) => {
    if (!isCountedInIndex) return { latitude, longitude, count, is_exact: total <= maxFoundRows };
    if (count <= maxMapPins) return { latitude, longitude, count, is_exact: true };
    // The mean of the first rows would be that of a corner.
    const middle = grid.squares[square] ?? { latitude, longitude };
    return { latitude: middle.latitude, longitude: middle.longitude, count: maxMapPins, is_exact: false };
  });
  return { ids: [], clusters: clusters.slice(0, maxMapPins) };
}

type CountedSquare = Readonly<{
  square: number;
  count: number;
  /** The mean place. */
  latitude: number;
  longitude: number;
  /** Null if there are more rows than pins on a map. */
  ids: number[] | null;
}>;

const countRows = sql`count(*), avg(map_latitude) as latitude, avg(map_longitude) as longitude`;
const idsIfFew = sql`case when sum(count) over () <= ${sql.lit(maxMapPins)} then ids end as ids`;

/** Each square is a range of the index, of which only the beginning is read. */
function countInIndex(matching: Matching, { squares }: MapGrid): RawBuilder<CountedSquare> {
  return sql`
    select square - 1 as square, count, latitude, longitude, ${idsIfFew} from
      unnest(${squares.map(({ first }) => first)}::integer[], ${squares.map(({ last }) => last)}::integer[])
        with ordinality as squares (first, last, square),
      lateral (
        select ${countRows}, array_agg(id) as ids from (
          select id, map_latitude, map_longitude from (${matching}) as matching
          where map_square between first and last limit ${maxMapPins + 1}) as found
      ) as counted
    where count > 0`;
}

/** PostgreSQL chooses the index, because words may find their rows faster than the map does. */
function countFound(matching: Matching, { numbers }: MapGrid, bounds: Bounds): RawBuilder<CountedSquare> {
  return sql`
    select square, count, latitude, longitude, ${idsIfFew} from (
      select square, ${countRows}, array_agg(id) as ids from (
        select id, map_square / ${numbers} as square, map_latitude, map_longitude
        from (${matching}) as matching where ${isInBounds(bounds)} limit ${maxFoundRows + 1}) as found
      group by square) as counted`;
}
