import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Bounds } from "#domain/places/bounds.ts";
import { coveringSquares } from "#domain/places/map-squares.ts";

/**
 * The domain's `isInBounds` in SQL: whether visitors may see the row's pin within the bounds. Compares the columns of migration 0034: a comparison with the
 * pin itself would reveal an approximate one. The squares are what the index knows.
 */
export function isInBounds(bounds: Bounds): RawBuilder<SqlBool> {
  const [west, south, east, north] = bounds;
  const squares = coveringSquares(bounds).map(
    ({ first, last }) => sql`map_square between ${first} and ${last}`,
  );
  if (squares.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`((${sql.join(squares, sql` or `)})
    and map_latitude between ${south} and ${north} and map_longitude between ${west} and ${east})`;
}
