import { pageParameters } from "#domain/page-parameters.ts";

const rowPage = /^\/(property|project)\/0*([1-9]\d{0,9})\/*$/i;

/** The one address of a page that was asked for by another spelling of it; undefined if it was asked for by its own. */
export function canonicalRedirect(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  const properPath = rowPath(path);
  const properQuery = dropEmptyParameters(query, pageParameters(properPath) ?? []);
  if (properPath === path && properQuery === query) return undefined;
  return properPath + (properQuery === "" ? "" : `?${properQuery}`);
}

/** `/Property/01/` is `/property/1`. */
function rowPath(path: string): string {
  const [, kind = "", id] = rowPage.exec(decoded(path)) ?? [];
  return id === undefined ? path : `/${kind.toLowerCase()}/${id}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A form without JavaScript sends its empty fields, too. The other parameters stay as they were written. */
export function dropEmptyParameters(query: string, parameters: readonly string[]): string {
  return query
    .split("&")
    .filter((pair) => {
      const [[name, value] = ["", ""]] = new URLSearchParams(pair);
      return value.trim() !== "" || !parameters.includes(name);
    })
    .join("&");
}
