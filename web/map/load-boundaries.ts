import type { Language } from "#domain/language.ts";
import { type MapNames, mapNamesSchema } from "#domain/places/map-names.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { request } from "#web/api/request.ts";
import districtsUrl from "./boundaries/districts.json?url";
import { readShapes, type Shape, type Topology } from "./boundaries.ts";

/** One file for each province, because phones need only what they show. */
const localLevelUrls = import.meta.glob<string>("./boundaries/local-levels-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});
export const provinces = [1, 2, 3, 4, 5, 6, 7];

export function loadDistricts(): Promise<Shape[]> {
  return fetchShapes(districtsUrl);
}

export function loadLocalLevels(province: number): Promise<Shape[]> {
  return fetchShapes(localLevelUrls[`./boundaries/local-levels-${province}.json`] ?? "");
}

/** In the visitor's script. */
export function loadNames(language: Language): Promise<MapNames> {
  return request({ method: "GET", path: `/api/places/names/?lang=${language}` }, mapNamesSchema);
}

/** The files are part of the build, so their content is known. */
async function fetchShapes(url: string): Promise<Shape[]> {
  const response = await fetch(url);
  if (!response.ok) throw new CallFailure("unreadable");
  return readShapes((await response.json()) as Topology);
}
