import * as L from "leaflet";
import "leaflet/dist/leaflet.css";
import type { Language } from "#domain/language.ts";
import { nepalBounds } from "#domain/places/pin.ts";
import { BoundaryLayer } from "./boundary-layer.ts";
import { loadDistricts, loadNames } from "./load-boundaries.ts";
import "./map.css";
import { addStreets, isRemoved } from "./streets.ts";

const { west, south, east, north } = nepalBounds;
export const nepal = L.latLngBounds([south, west], [north, east]);

type Labels = Readonly<{ label: string; zoomIn: string; zoomOut: string }>;

/** A map of Nepal without pins for visitors. */
export function createLabelledMap(element: HTMLElement, { label, zoomIn, zoomOut }: Labels): L.Map {
  const map = createMap(element);
  element.setAttribute("aria-label", label);
  element.setAttribute("role", "group");
  return map.addControl(L.control.zoom({ position: "topright", zoomInTitle: zoomIn, zoomOutTitle: zoomOut }));
}

/** The wheel scrolls the page until the map has the focus. */
export function createMap(element: HTMLElement, options: L.MapOptions = {}): L.Map {
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxBounds: nepal.pad(0.5),
    minZoom: 5,
    maxZoom: 18,
    zoomSnap: 0.5,
    // A visitor who prefers less motion gets none.
    ...(matchMedia("(prefers-reduced-motion: reduce)").matches && {
      zoomAnimation: false,
      fadeAnimation: false,
      inertia: false,
    }),
    ...options,
  }).fitBounds(nepal, { animate: false });
  element.addEventListener("focusin", () => map.scrollWheelZoom.enable());
  element.addEventListener("focusout", () => map.scrollWheelZoom.disable());
  // Under the pins, over the streets.
  map.createPane("boundaries").style.zIndex = "250";
  map.createPane("names").style.zIndex = "300";
  return map;
}

/** Throws if the boundaries cannot be loaded. Without names or streets the map works, too. */
export async function addBaseLayers(
  map: L.Map,
  language: Language,
): Promise<Readonly<{ hasStreets: boolean }>> {
  const [districts, names, hasStreets] = await Promise.all([
    loadDistricts(),
    loadNames(language).catch(() => undefined),
    addStreets(map, language),
  ]);
  if (isRemoved(map)) return { hasStreets: false };
  new BoundaryLayer(map, districts, names);
  return { hasStreets };
}
