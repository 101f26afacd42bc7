import type { MapName } from "#domain/places/map-names.ts";
import type { Shape } from "./boundaries.ts";
import { type MapView, toFraction } from "./map-view.ts";
import { toMapPoint } from "./mercator.ts";

/** A line's height by the width of a letter. */
const lineLetters = 2.6;
/** The zoom buttons in the upper right corner, by the width of a letter. */
const buttonLetters = { width: 8, height: 16 };

/**
 * The names that fit: wider than its place, over the name of a larger place, under the zoom buttons or cut off by the
 * map's edge, a name is left out, unless its place is the chosen one. `letterWidth` is a share of the map's width.
 */
export function fittingNames(
  shapes: readonly Shape[],
  names: ReadonlyMap<number, MapName>,
  view: MapView,
  chosenId: number | null,
  letterWidth: number,
): MapName[] {
  const { heightRatio } = view;
  const widthOf = ({ bounds }: Shape) => bounds.right - bounds.left;
  const chosenFirst = ({ id }: Shape) => (id !== null && id === chosenId ? 0 : 1);
  const placed: { name: MapName; x: number; y: number; width: number }[] = [];
  const largestFirst = shapes.toSorted(
    (one, other) => chosenFirst(one) - chosenFirst(other) || widthOf(other) - widthOf(one),
  );
  for (const shape of largestFirst) {
    const name = shape.id === null ? undefined : names.get(shape.id);
    if (!name) continue;
    // Vowel signs stand on their letters.
    const width = name.name.replace(/\p{M}/gu, "").length * letterWidth;
    if (shape.id !== chosenId && widthOf(shape) / view.width < width) continue;
    const { x, y } = toFraction(view, toMapPoint(name));
    const lineHeight = (lineLetters * letterWidth) / heightRatio;
    const isInside = Math.min(x, 1 - x) > width / 2 && Math.min(y, 1 - y) > lineHeight / 2;
    const isUnderButtons =
      x + width / 2 > 1 - buttonLetters.width * letterWidth &&
      y - lineHeight / 2 < (buttonLetters.height * letterWidth) / heightRatio;
    if (shape.id !== chosenId && (!isInside || isUnderButtons)) continue;
    const isFree = placed.every(
      (other) => Math.abs(other.x - x) > (other.width + width) / 2 || Math.abs(other.y - y) > lineHeight,
    );
    if (isFree) placed.push({ name, x, y, width });
  }
  return placed.map(({ name }) => name);
}
