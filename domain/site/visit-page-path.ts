import { splitPageAddress } from "./page-address.ts";

const folder = "/visit/";

/** DY6: the plain path of a visitor's page. */
export function visitPagePath(token: string): string {
  return `${folder}${token}`;
}

/** Whether a path, or that of a page's data, is a visitor's page, whatever its token. */
export function isVisitPage(pathname: string): boolean {
  return splitPageAddress(pathname).path.toLowerCase().startsWith(folder);
}
