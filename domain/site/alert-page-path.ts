import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "./list-paths.ts";
import { splitPageAddress } from "./page-address.ts";

const folder = "/alert/";

/** VT5: where a form without JavaScript asks for an alert. */
export const alertFormPath = "/alerts";

/** VT5: the plain path of an alert's page. */
export function alertPagePath(token: string): string {
  return `${folder}${token}`;
}

/** Whether a path, or that of a page's data, is an alert's page, whatever its token. */
export function isAlertPage(pathname: string): boolean {
  return splitPageAddress(pathname).path.toLowerCase().startsWith(folder);
}

/** The plain path of the list whose search an alert has. */
export function alertListPath(listing: ListingType, query: string): string {
  return query === "" ? listPaths[listing] : `${listPaths[listing]}?${query}`;
}
