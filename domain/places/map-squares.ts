import type { Bounds } from "./bounds.ts";

/** A square of degrees and its middle. The pins in it have successive numbers (the column `map_square`). */
type MapSquare = Readonly<{ first: number; last: number; latitude: number; longitude: number }>;

/** Squares of one size in rows and columns. */
export type MapGrid = Readonly<{
  squares: readonly MapSquare[];
  /** How many numbers each square has. */
  numbers: number;
}>;

/** The largest square contains the rectangle around Nepal and the areas at its edge. */
const origin = { longitude: 79.9, latitude: 26.2 };
const largestSide = 8.5;
/** Each level halves the sides. */
const maxLevel = 15;
const minSquaresAcross = 8;

/** The squares that the bounds touch, of a side between a sixteenth and an eighth of theirs: at most 17 × 17. */
export function gridOf(bounds: Bounds): MapGrid {
  return gridIn(bounds, Math.ceil(Math.log2((minSquaresAcross * largestSide) / longerSide(bounds))));
}

/** Four squares or fewer that contain the bounds. */
export function coveringSquares(bounds: Bounds): readonly MapSquare[] {
  return gridIn(bounds, Math.floor(Math.log2(largestSide / longerSide(bounds)))).squares;
}

function longerSide([west, south, east, north]: Bounds): number {
  return Math.max(east - west, north - south);
}

function gridIn([west, south, east, north]: Bounds, wantedLevel: number): MapGrid {
  const level = Math.min(maxLevel, Math.max(0, wantedLevel));
  const side = largestSide / 2 ** level;
  const indexes = (from: number, to: number) => {
    const first = Math.max(0, Math.floor(from / side));
    const last = Math.min(2 ** level - 1, Math.floor(to / side));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const columns = indexes(west - origin.longitude, east - origin.longitude);
  const rows = indexes(south - origin.latitude, north - origin.latitude);
  const numbers = 4 ** (maxLevel - level);
  const squares = rows.flatMap((row) =>
    columns.map((column) => {
      const first = interleave(column, row) * numbers;
      return {
        first,
        last: first + numbers - 1,
        latitude: origin.latitude + (row + 0.5) * side,
        longitude: origin.longitude + (column + 0.5) * side,
      };
    }),
  );
  return { squares, numbers };
}

/** The bits of both numbers in turn. */
function interleave(column: number, row: number): number {
  let number = 0;
  for (let bit = 0; bit < maxLevel; bit++)
    number += (((column >> bit) & 1) + ((row >> bit) & 1) * 2) * 4 ** bit;
  return number;
}
