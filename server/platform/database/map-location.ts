import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Bounds, coveringSquares } from "#domain/places/map-squares.ts";

/** PL3: where visitors may see the pin of a row (migration 0034). Nothing public may be selected or sorted by the pin itself. */
export const mapLatitude = sql<number>`map_latitude(latitude, pin_precision)`;
export const mapLongitude = sql<number>`map_longitude(latitude, longitude, pin_precision)`;
export const mapSquare = sql<number>`map_square(${mapLatitude}, ${mapLongitude})`;

/** The domain's `isInBounds` in SQL. The squares are what the index knows. */
export function isInBounds(bounds: Bounds): RawBuilder<SqlBool> {
  const [west, south, east, north] = bounds;
  const squares = coveringSquares(bounds).map(
    ({ first, last }) => sql`${mapSquare} between ${first}::bigint and ${last}::bigint`,
  );
  if (squares.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(latitude is not null and (${sql.join(squares, sql` or `)})
    and ${mapLatitude} between ${south}::float8 and ${north}::float8
    and ${mapLongitude} between ${west}::float8 and ${east}::float8)`;
}
