import type { Pin } from "#domain/places/pin.ts";
import { boundsOf, contains } from "#web/map/boundaries.ts";
import { fitView, type MapView, revealPoint } from "#web/map/map-view.ts";
import { toMapPoint } from "#web/map/mercator.ts";
import type { MapData } from "./use-map-data.ts";

/** The chosen local level with its neighbours, else the one of the pin, else the country. The pin is in it. */
export function firstView(
  { districts, localLevels }: MapData,
  pin: Pin | null,
  localLevelId: number | null,
): MapView {
  const point = pin && toMapPoint(pin);
  const chosen = localLevelId === null ? undefined : localLevels.find(({ id }) => id === localLevelId);
  const shown = chosen ?? (point && localLevels.find((shape) => contains(shape, point)));
  const view = fitView(shown?.bounds ?? boundsOf(districts.flatMap(({ rings }) => rings.flat())));
  return point ? revealPoint(view, point) : view;
}
