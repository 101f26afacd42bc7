/** The lists that have a map, and where it reads them. */
export const mapSources = {
  sale: { pins: "/api/map/", query: { for_type: "sale" }, item: "/api/properties/", page: "/property/" },
  rent: { pins: "/api/map/", query: { for_type: "rent" }, item: "/api/properties/", page: "/property/" },
  projects: { pins: "/api/map/projects/", query: {}, item: "/apis/projects/", page: "/project/" },
} as const;
export type MapKind = keyof typeof mapSources;

/** Parts of a list's address that are no filters of its map. */
const listParameters = ["view", "page", "sort", "bounds"];

/** The filters of a list's address, for its map. */
export function mapQuery(kind: MapKind, address: URLSearchParams): string {
  const filters = [...address].filter(([name]) => !listParameters.includes(name));
  return String(new URLSearchParams([...Object.entries(mapSources[kind].query), ...filters]));
}

/** The list's address with other bounds, from its first page on. */
export function withBounds(address: URLSearchParams, bounds: string | null): string {
  const changed = new URLSearchParams(address);
  changed.delete("page");
  if (bounds === null) changed.delete("bounds");
  else changed.set("bounds", bounds);
  return `?${String(changed).replaceAll("%2C", ",")}`;
}
