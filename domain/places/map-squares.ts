/** West, south, east and north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** A square of degrees. The pins in it have successive numbers, from `first` to `last` (`map_square` in migration 0034). */
export type MapSquare = Readonly<{
  first: number;
  last: number;
  latitude: number;
  longitude: number;
}>;

/** The largest square contains the rectangle around Nepal and the areas at its edge. */
const originLongitude = 79.9;
const originLatitude = 26.2;
const largestSide = 8.5;
/** Each level halves the sides. */
const maxLevel = 16;
const minSquaresAcross = 8;

/** The squares at most as wide as an eighth of the bounds that touch them: at most 17 × 17. */
export function gridOf(bounds: Bounds): MapSquare[] {
  return squaresIn(bounds, Math.ceil(Math.log2((minSquaresAcross * largestSide) / longerSide(bounds))));
}

/** Four squares or fewer that contain the bounds. */
export function coveringSquares(bounds: Bounds): MapSquare[] {
  return squaresIn(bounds, Math.floor(Math.log2(largestSide / longerSide(bounds))));
}

function longerSide([west, south, east, north]: Bounds): number {
  return Math.max(east - west, north - south);
}

function squaresIn([west, south, east, north]: Bounds, wantedLevel: number): MapSquare[] {
  const level = Math.min(maxLevel, Math.max(0, wantedLevel));
  const side = largestSide / 2 ** level;
  const columns = indexesBetween((west - originLongitude) / side, (east - originLongitude) / side, level);
  const rows = indexesBetween((south - originLatitude) / side, (north - originLatitude) / side, level);
  const numbers = 4 ** (maxLevel - level);
  return rows.flatMap((row) =>
    columns.map((column) => {
      const first = interleave(column, row) * numbers;
      return {
        first,
        last: first + numbers - 1,
        latitude: originLatitude + (row + 0.5) * side,
        longitude: originLongitude + (column + 0.5) * side,
      };
    }),
  );
}

function indexesBetween(from: number, to: number, level: number): number[] {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(2 ** level - 1, Math.floor(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The bits of both numbers in turn. */
function interleave(column: number, row: number): number {
  let number = 0;
  for (let bit = 0; bit < maxLevel; bit++)
    number += (((column >> bit) & 1) + ((row >> bit) & 1) * 2) * 4 ** bit;
  return number;
}
