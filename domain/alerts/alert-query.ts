import { type PropertyFilters, propertyFilterParameters } from "#domain/properties/filters.ts";

/** VT5: the shortest address of a search. Without its age, because an alert only tells of new ones. */
export function alertQuery({ since: _since, ...filters }: PropertyFilters): string {
  return Object.entries(propertyFilterParameters(filters))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
}

/** The values of each parameter. Text that is not encoded correctly stays as it is. */
export function readQuery(query: string): Record<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const part of query.replace(/^\?/, "").split("&")) {
    const [name = "", ...rest] = part.split("=");
    values.set(decode(name), [...(values.get(decode(name)) ?? []), decode(rest.join("="))]);
  }
  return Object.fromEntries(values);
}

function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
