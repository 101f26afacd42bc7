import * as L from "leaflet";
import type { Language } from "#domain/language.ts";
import { mapStreetsSchema } from "#domain/places/map-streets.ts";
import { request } from "#web/api/request.ts";

/** MP2: adds the configured streets. False if there are none or they cannot be reached. */
export async function addStreets(map: L.Map, language: Language): Promise<boolean> {
  try {
    const { kind, url, attribution } = await request(
      { method: "GET", path: "/api/map/streets/" },
      mapStreetsSchema,
    );
    if (kind === "none") return false;
    const credit = toHtml(attribution);
    const layer =
      kind === "raster"
        ? L.tileLayer(url, { maxZoom: 19, attribution: credit })
        : await createVectorLayer(url, language, credit);
    if (isRemoved(map)) return false;
    map.getContainer().classList.add("has-streets");
    map.addControl(L.control.attribution({ prefix: false })).addLayer(layer);
    return true;
  } catch {
    // The boundaries are enough.
    return false;
  }
}

/** The visitor may close a map while its parts load. */
export function isRemoved(map: L.Map): boolean {
  return !map.getPane("boundaries")?.isConnected;
}

async function createVectorLayer(url: string, language: Language, attribution: string): Promise<L.Layer> {
  // The library reads Leaflet from the window.
  Object.assign(window, { L });
  const { leafletLayer } = await import("protomaps-leaflet");
  const isDark = getComputedStyle(document.documentElement).colorScheme === "dark";
  return leafletLayer({
    url: new URL(url, location.href).href,
    flavor: isDark ? "dark" : "light",
    lang: language === "np" ? "ne" : "en",
    attribution,
  }) as unknown as L.Layer;
}

/** Leaflet takes an attribution for HTML. */
function toHtml(attribution: string): string {
  const element = document.createElement("span");
  element.textContent = attribution;
  return element.innerHTML;
}
