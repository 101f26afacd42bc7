import { pageParameters } from "#domain/page-parameters.ts";

const rowPage = /^\/(property|project)\/0*([1-9]\d{0,9})\/*$/i;

/** The canonical URL of the requested page; undefined if it is the requested one. */
export function canonicalRedirect(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  const canonicalPath = normalizeRowPath(path);
  const canonicalQuery = dropEmptyParameters(query, pageParameters(canonicalPath) ?? []);
  if (canonicalPath === path && canonicalQuery === query) return undefined;
  return canonicalPath + (canonicalQuery === "" ? "" : `?${canonicalQuery}`);
}

/** `/Property/01/` becomes `/property/1`. */
function normalizeRowPath(path: string): string {
  const [, kind = "", id] = rowPage.exec(decodePath(path)) ?? [];
  return id === undefined ? path : `/${kind.toLowerCase()}/${id}`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Browsers without JavaScript submit the empty fields of a filter form. The other parameters keep their spelling. */
export function dropEmptyParameters(query: string, parameters: readonly string[]): string {
  return query
    .split("&")
    .filter((pair) => {
      const [[name, value] = ["", ""]] = new URLSearchParams(pair);
      return value.trim() !== "" || !parameters.includes(name);
    })
    .join("&");
}
