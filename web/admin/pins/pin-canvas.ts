import * as L from "leaflet";
import type { MapNames } from "#domain/places/map-names.ts";
import { type Pin, publicLocation } from "#domain/places/pin.ts";
import { contains, type Shape } from "#web/map/boundaries.ts";
import { BoundaryLayer } from "#web/map/boundary-layer.ts";
import { createMap, nepal } from "#web/map/leaflet-map.ts";
import { type Point, toMapPoint, toPoint } from "#web/map/mercator.ts";

export type Boundaries = Readonly<{
  districts: readonly Shape[];
  localLevels: readonly Shape[];
  /** Without them, if they could not be fetched, the map still works. */
  names: MapNames | undefined;
}>;

type Options = Readonly<{
  boundaries: Boundaries;
  pin: Pin | null;
  localLevelId: number | null;
  scaleText: (metres: number) => string;
  /** Without it, the map is a picture that cannot be moved. */
  onMove?: ((point: Point) => void) | undefined;
}>;

/** Room around the local level that the map starts with, as a share of its size. */
const margin = 0.2;
const maxScaleWidthPx = 150;
/** An animation would swallow the next press of a key. */
const still = { animate: false } as const;
const picture = { dragging: false, touchZoom: false, scrollWheelZoom: false, boxZoom: false } as const;

/** PL3: a map of boundaries with the pin and the area that visitors will see. A click or a drag moves the pin. */
export class PinCanvas {
  readonly #map: L.Map;
  readonly #pin: L.Marker;
  readonly #area = L.circle([0, 0], { radius: 1, className: "map-area", interactive: false });

  constructor(element: HTMLElement, { boundaries, pin, localLevelId, scaleText, onMove }: Options) {
    this.#map = createMap(element, {
      keyboard: false,
      doubleClickZoom: false,
      ...(!onMove && picture),
    }).fitBounds(firstBounds(boundaries, pin, localLevelId), still);
    this.#pin = L.marker([0, 0], {
      icon: L.divIcon({ className: "map-mark", html: document.createElement("span"), iconSize: [0, 0] }),
      draggable: onMove !== undefined,
      autoPan: true,
      interactive: onMove !== undefined,
      keyboard: false,
    });
    new BoundaryLayer(this.#map, boundaries.districts, boundaries.names, {
      localLevels: boundaries.localLevels,
      chosenId: localLevelId,
    });
    addScale(this.#map, scaleText);
    if (onMove) {
      this.#map.on("click", ({ latlng }) => onMove(pointOf(latlng)));
      this.#pin.on("drag", () => onMove(pointOf(this.#pin.getLatLng())));
      scrollPageUntilFocus(this.#map);
    }
    this.show(pin);
  }

  /** Moves the map if the pin would be outside of it. */
  show(pin: Pin | null): void {
    this.#area.remove();
    if (!pin) return void this.#pin.remove();
    const place = toLatLng(pin);
    this.#pin.setLatLng(place).addTo(this.#map);
    if (!this.#map.getBounds().contains(place)) this.#map.panTo(place, still);
    const area = publicLocation(pin);
    if (area.radiusMetres > 0)
      this.#area.setLatLng(toLatLng(area)).setRadius(area.radiusMetres).addTo(this.#map);
  }

  /** Towards the pin, so that it stays in view. */
  zoomBy(steps: number): void {
    const pin = this.#pin.getLatLng();
    const isShown = this.#map.hasLayer(this.#pin) && this.#map.getBounds().contains(pin);
    this.#map.setZoomAround(isShown ? pin : this.#map.getCenter(), this.#map.getZoom() + steps, still);
  }

  get centre(): Point {
    return pointOf(this.#map.getCenter());
  }

  remove(): void {
    this.#map.remove();
  }
}

/** The chosen local level, else that of the pin, else the country. */
function firstBounds(
  { localLevels }: Boundaries,
  pin: Pin | null,
  localLevelId: number | null,
): L.LatLngBounds {
  const shown =
    localLevels.find(({ id }) => id !== null && id === localLevelId) ??
    (pin && localLevels.find((shape) => contains(shape, toMapPoint(pin))));
  if (!shown) return nepal;
  const { left, top, right, bottom } = shown.bounds;
  const corners = [toPoint({ x: left, y: top }), toPoint({ x: right, y: bottom })];
  return L.latLngBounds(corners.map(toLatLng)).pad(margin);
}

/** Leaflet writes English units and digits. */
function addScale(map: L.Map, scaleText: Options["scaleText"]): void {
  const control = L.control
    .scale({ imperial: false, maxWidth: maxScaleWidthPx, updateWhenIdle: true })
    .addTo(map);
  const translate = () => {
    const bar = control.getContainer()?.firstElementChild;
    const [, number, unit] = bar?.textContent?.match(/^(\d+) (k?m)$/) ?? [];
    if (bar && number) bar.textContent = scaleText(Number(number) * (unit === "km" ? 1000 : 1));
  };
  map.on("moveend", translate);
  translate();
}

/**
 * Until the map has the focus, one finger and the wheel scroll the page, so that nobody is caught in the map on the way to
 * the next field. Two fingers zoom at any time, on a touch pad, too, which sends them as the wheel with Ctrl.
 */
function scrollPageUntilFocus(map: L.Map): void {
  const element = map.getContainer();
  element.addEventListener(
    "wheel",
    ({ ctrlKey }) => {
      if (ctrlKey) map.scrollWheelZoom.enable();
      else if (document.activeElement !== element) map.scrollWheelZoom.disable();
    },
    { capture: true },
  );
  if (!L.Browser.mobile) return;
  map.dragging.disable();
  element.addEventListener("focusin", () => map.dragging.enable());
  element.addEventListener("focusout", () => map.dragging.disable());
}

function toLatLng({ latitude, longitude }: Point): L.LatLng {
  return L.latLng(latitude, longitude);
}

function pointOf({ lat, lng }: L.LatLng): Point {
  return { latitude: lat, longitude: lng };
}
