import * as L from "leaflet";
import type { Language } from "#domain/language.ts";
import { mapStreetsSchema } from "#domain/places/map-streets.ts";
import { request } from "#web/api/request.ts";

/** MP2: adds the configured streets, if there are any and they can be reached. */
export async function addStreets(map: L.Map, language: Language): Promise<void> {
  try {
    const { kind, url, attribution } = mapStreetsSchema.parse(
      await request({ method: "GET", path: "/api/map/streets/" }),
    );
    if (kind === "none") return;
    const layer =
      kind === "raster" ? L.tileLayer(url, { maxZoom: 19 }) : await createVectorLayer(url, language);
    if (!map.getPane("ground")?.isConnected) return;
    map.addLayer(layer);
    map.getContainer().classList.add("has-streets");
    L.control.attribution({ prefix: false }).addAttribution(toText(attribution)).addTo(map);
  } catch {
    // The boundaries are enough.
  }
}

async function createVectorLayer(url: string, language: Language): Promise<L.Layer> {
  // The library reads Leaflet from the window.
  Object.assign(window, { L });
  const { leafletLayer } = await import("protomaps-leaflet");
  const isDark = getComputedStyle(document.documentElement).colorScheme === "dark";
  return leafletLayer({
    url: new URL(url, location.href).href,
    flavor: isDark ? "dark" : "light",
    lang: language === "np" ? "ne" : "en",
  }) as unknown as L.Layer;
}

/** Leaflet takes an attribution for HTML. */
function toText(attribution: string): string {
  const element = document.createElement("span");
  element.textContent = attribution;
  return element.innerHTML;
}
