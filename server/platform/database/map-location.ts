import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Bounds } from "#domain/places/bounds.ts";
import { coveringSquares } from "#domain/places/map-squares.ts";

/**
 * The domain's `isInBounds` in SQL: whether visitors may see the row's pin there. Compares the columns `map_…`: a
 * comparison with the pin itself would reveal an approximate one. `case` hides the sides from PostgreSQL's estimate, which
 * would multiply them with the squares.
 */
export function isInBounds(bounds: Bounds): RawBuilder<SqlBool> {
  const [west, south, east, north] = bounds;
  const isInSquare = coveringSquares(bounds).map(
    ({ first, last }) => sql`map_square between ${first} and ${last}`,
  );
  if (isInSquare.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`((${sql.join(isInSquare, sql` or `)}) and case when map_latitude between ${south} and ${north}
    and map_longitude between ${west} and ${east} then true else false end)`;
}
