import * as L from "leaflet";
import Supercluster from "supercluster";
import type { MapPin, MapPins } from "#domain/places/map-pins.ts";

/** Pins closer than this would hide each other's prices. */
const clusterRadiusPx = 64;
const maxClusterZoom = 17;
/** Room for the prices at both edges. */
const fitPadding = L.point(120, 120);

/** What the map shows as one marker. */
type Weight = Readonly<{ pin: MapPin | null; count: number; is_exact: boolean }>;
type Sum = { count: number; is_exact: boolean };
/** How many listings the visible part of the map has. */
export type ShownCount = Readonly<Sum>;

type PinIndex = ReturnType<typeof createIndex>;

export type MarkerTexts = Readonly<{
  price: (pin: MapPin) => string;
  pin: (pin: MapPin) => string;
  count: (count: number, isExact: boolean) => string;
  cluster: (count: string) => string;
}>;

/** Pins with prices and clusters with counts. Those that stay keep their elements, and with them the focus. */
export class PinMarkers {
  readonly #map: L.Map;
  readonly #texts: MarkerTexts;
  readonly #onOpen: (pins: readonly MapPin[], opener: HTMLElement) => void;
  readonly #onDraw: (shown: ShownCount) => void;
  #index = createIndex().load([]);
  #markers = new Map<string, L.Layer>();

  constructor(
    map: L.Map,
    texts: MarkerTexts,
    onOpen: (pins: readonly MapPin[], opener: HTMLElement) => void,
    onDraw: (shown: ShownCount) => void,
  ) {
    this.#map = map;
    this.#texts = texts;
    this.#onOpen = onOpen;
    this.#onDraw = onDraw;
    map.on("moveend", () => this.draw());
  }

  show({ pins, clusters }: MapPins): void {
    const points = [
      ...pins.map((pin) => toFeature(pin, { pin, count: 1, is_exact: true })),
      ...clusters.map(({ count, is_exact, ...place }) => toFeature(place, { pin: null, count, is_exact })),
    ];
    this.#index = createIndex().load(points);
    this.draw();
  }

  /** Only what is in view, because the browser would scroll to a focused marker outside. */
  draw(): void {
    const bounds = this.#map.getBounds();
    const box: [number, number, number, number] = [
      bounds.getWest(),
      bounds.getSouth(),
      bounds.getEast(),
      bounds.getNorth(),
    ];
    const zoom = Math.floor(this.#map.getZoom());
    const drawn = new Map<string, L.Layer>();
    const fromTheNorth = this.#index
      .getClusters(box, zoom)
      .toSorted((one, other) => (other.geometry.coordinates[1] ?? 0) - (one.geometry.coordinates[1] ?? 0));
    for (const feature of fromTheNorth) {
      const { latitude, longitude } = placeOf(feature);
      const { properties } = feature;
      const pin = "pin" in properties ? properties.pin : null;
      const key = pin ? `pin ${pin.id}` : `${latitude},${longitude},${properties.count}`;
      const kept = this.#markers.get(key);
      if (kept) drawn.set(key, kept);
      else if (pin) drawn.set(key, this.#createPin(pin));
      else {
        const id = "cluster_id" in properties ? properties.cluster_id : null;
        const count = this.#texts.count(properties.count, properties.is_exact);
        drawn.set(key, this.#createCluster([latitude, longitude], count, id));
      }
    }
    for (const [key, marker] of this.#markers) if (!drawn.has(key)) marker.remove();
    for (const [key, marker] of drawn) if (!this.#markers.has(key)) marker.addTo(this.#map);
    this.#markers = drawn;
    this.#onDraw({
      count: fromTheNorth.reduce((sum, { properties }) => sum + properties.count, 0),
      is_exact: fromTheNorth.every(({ properties }) => properties.is_exact),
    });
  }

  #createPin(pin: MapPin): L.Layer {
    const button = createButton("map-pin", this.#texts.price(pin), this.#texts.pin(pin));
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => this.#onOpen([pin], button));
    const marker = createMarker([pin.latitude, pin.longitude], button);
    if (pin.radius_m === 0) return marker;
    button.classList.add("is-area");
    const area = L.circle([pin.latitude, pin.longitude], {
      radius: pin.radius_m,
      className: "map-area",
      interactive: false,
    });
    return L.layerGroup([area, marker]);
  }

  #createCluster(place: L.LatLngTuple, count: string, id: number | null): L.Layer {
    const button = createButton("map-cluster", count, this.#texts.cluster(count));
    // An id is valid only in the index that gave it, which this marker may outlive.
    const index = this.#index;
    button.addEventListener("click", () => {
      const pins = id === null ? [] : pinsOf(index, id);
      if (pins.length > 0 && (isOnePlace(pins) || this.#map.getZoom() >= maxClusterZoom))
        return this.#onOpen(pins, button);
      // The marker is gone after zooming, and the focus with it.
      this.#map.getContainer().focus({ preventScroll: true });
      if (id === null) this.#map.setView(place, this.#map.getZoom() + 2);
      else this.#zoomInto(index, id);
    });
    return createMarker(place, button);
  }

  /** Fits the whole cluster if that splits it. Otherwise zooms to where it splits, and shows its first parts. */
  #zoomInto(index: PinIndex, clusterId: number): void {
    const splitZoom = Math.min(
      Math.max(index.getClusterExpansionZoom(clusterId), this.#map.getZoom() + 1),
      maxClusterZoom,
    );
    const all = boundsOf(index.getLeaves(clusterId, Number.POSITIVE_INFINITY).map(placeOf));
    const fitZoom = Math.min(this.#map.getBoundsZoom(all, false, fitPadding), maxClusterZoom);
    if (fitZoom >= splitZoom) this.#map.setView(all.getCenter(), fitZoom);
    else this.#map.setView(boundsOf(index.getChildren(clusterId).map(placeOf)).getCenter(), splitZoom);
  }
}

/** Empty if the server has counted some of them. */
function pinsOf(index: PinIndex, clusterId: number): MapPin[] {
  const leaves = index.getLeaves(clusterId, Number.POSITIVE_INFINITY);
  const pins = leaves.flatMap(({ properties }) => properties.pin ?? []);
  return pins.length === leaves.length ? pins : [];
}

function createIndex() {
  return new Supercluster<Weight, Sum>({
    radius: clusterRadiusPx,
    // Pixels of Leaflet's tiles.
    extent: 256,
    maxZoom: maxClusterZoom,
    map: ({ count, is_exact }) => ({ count, is_exact }),
    reduce: (sum, { count, is_exact }) => {
      sum.count += count;
      sum.is_exact &&= is_exact;
    },
  });
}

function toFeature({ latitude, longitude }: Pick<MapPin, "latitude" | "longitude">, properties: Weight) {
  const geometry = { type: "Point" as const, coordinates: [longitude, latitude] };
  return { type: "Feature" as const, geometry, properties };
}

function placeOf({ geometry }: GeoJSON.Feature<GeoJSON.Point>) {
  const [longitude = 0, latitude = 0] = geometry.coordinates;
  return { latitude, longitude };
}

function createButton(className: string, text: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.setAttribute("aria-label", label);
  const shown = document.createElement("span");
  shown.textContent = text;
  button.append(shown);
  L.DomEvent.disableClickPropagation(button);
  return button;
}

function createMarker(place: L.LatLngTuple, content: HTMLElement): L.Marker {
  const icon = L.divIcon({ className: "", html: content, iconSize: [0, 0] });
  return L.marker(place, { icon, interactive: false, keyboard: false });
}

export function boundsOf(points: readonly Pick<MapPin, "latitude" | "longitude">[]): L.LatLngBounds {
  return L.latLngBounds(points.map(({ latitude, longitude }): L.LatLngTuple => [latitude, longitude]));
}

function isOnePlace([first, ...others]: readonly MapPin[]): boolean {
  return others.every(
    ({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude,
  );
}
