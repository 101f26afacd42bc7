import * as L from "leaflet";
import type { MapName, MapNames } from "#domain/places/map-names.ts";
import type { Shape } from "./boundaries.ts";
import { loadLocalLevels } from "./load-boundaries.ts";
import { type MapView, overlaps, viewBounds } from "./map-view.ts";
import { toMapPoint, toPoint } from "./mercator.ts";
import { fittingNames } from "./place-names.ts";

/** Farther away, local levels would be too small to tell apart. */
const minLocalLevelZoom = 9;
const letterWidthPx = 8;

type Options = Readonly<{
  /** Those that are loaded already, of whole provinces. */
  localLevels?: readonly Shape[];
  /** The local level that stands out. */
  chosenId?: number | null;
}>;

/** MP2: the boundaries and names of the districts in view, and of the local levels when near. Needs no other service. */
export class BoundaryLayer {
  readonly #map: L.Map;
  readonly #districts: readonly Shape[];
  readonly #names: Readonly<Record<keyof MapNames, ReadonlyMap<number, MapName>>>;
  readonly #localLevels: Map<number, readonly Shape[]>;
  readonly #chosenId: number | null;
  readonly #outlines = new Map<Shape, L.Polygon>();
  readonly #labels = L.layerGroup();

  constructor(
    map: L.Map,
    districts: readonly Shape[],
    names: MapNames | undefined,
    { localLevels = [], chosenId = null }: Options = {},
  ) {
    this.#map = map;
    this.#districts = districts;
    this.#localLevels = Map.groupBy(localLevels, ({ provinceId }) => provinceId);
    this.#chosenId = chosenId;
    this.#names = { districts: byId(names?.districts), local_levels: byId(names?.local_levels) };
    this.#labels.addTo(map);
    map.on("moveend", () => this.#draw());
    this.#draw();
  }

  #draw(): void {
    const view = viewOf(this.#map);
    const inView = (shapes: readonly Shape[]) =>
      shapes.filter((shape) => overlaps(shape.bounds, viewBounds({ ...view, width: view.width * 1.5 })));
    const districts = inView(this.#districts);
    const isNear = this.#map.getZoom() >= minLocalLevelZoom;
    const levels = isNear ? inView(this.#localLevelsOf(districts)) : [];
    const drawn = new Set([...districts, ...levels]);
    for (const [shape, outline] of this.#outlines) if (!drawn.has(shape)) this.#remove(shape, outline);
    for (const shape of districts) this.#add(shape, "map-district");
    for (const shape of levels)
      this.#add(shape, `map-local-level ${this.#isChosen(shape) ? "is-chosen" : ""}`);
    const letterWidth = letterWidthPx / this.#map.getSize().x;
    const named = levels.length > 0 ? levels : districts;
    const names = this.#names[levels.length > 0 ? "local_levels" : "districts"];
    const chosenId = levels.length > 0 ? this.#chosenId : null;
    this.#labels.clearLayers();
    for (const place of fittingNames(named, names, view, chosenId, letterWidth))
      this.#labels.addLayer(createLabel(place));
  }

  #isChosen({ id }: Shape): boolean {
    return id !== null && id === this.#chosenId;
  }

  /** Those that are loaded; the others are drawn when they arrive. Without them, the map shows districts. */
  #localLevelsOf(districts: readonly Shape[]): Shape[] {
    return [...new Set(districts.map(({ provinceId }) => provinceId))].flatMap((province) => {
      const loaded = this.#localLevels.get(province);
      if (loaded) return loaded;
      this.#localLevels.set(province, []);
      loadLocalLevels(province).then(
        (shapes) => {
          this.#localLevels.set(province, shapes);
          this.#draw();
        },
        // The next move of the map retries.
        () => this.#localLevels.delete(province),
      );
      return [];
    });
  }

  #add(shape: Shape, className: string): void {
    if (this.#outlines.has(shape)) return;
    const rings = shape.rings.map((ring) =>
      ring.map((point): L.LatLngTuple => {
        const { latitude, longitude } = toPoint(point);
        return [latitude, longitude];
      }),
    );
    const outline = L.polygon(rings, { className, interactive: false, pane: "boundaries" });
    this.#outlines.set(shape, outline.addTo(this.#map));
  }

  #remove(shape: Shape, outline: L.Polygon): void {
    outline.remove();
    this.#outlines.delete(shape);
  }
}

function viewOf(map: L.Map): MapView {
  const { x: width, y: height } = map.getSize();
  const toMap = ({ lat, lng }: L.LatLng) => toMapPoint({ latitude: lat, longitude: lng });
  const bounds = map.getBounds();
  return {
    ...toMap(map.getCenter()),
    width: toMap(bounds.getNorthEast()).x - toMap(bounds.getSouthWest()).x,
    heightRatio: height / width,
  };
}

function createLabel({ name, latitude, longitude }: MapName): L.Marker {
  const text = document.createElement("span");
  text.textContent = name;
  return L.marker([latitude, longitude], {
    icon: L.divIcon({ className: "map-name", html: text, iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    pane: "names",
  });
}

function byId(names: readonly MapName[] = []): ReadonlyMap<number, MapName> {
  return new Map(names.map((name) => [name.id, name]));
}
