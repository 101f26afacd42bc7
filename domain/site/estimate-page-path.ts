import { splitPageAddress } from "./page-address.ts";

const folder = "/estimate/";

/** CN3: the plain path of a client's page. */
export function estimatePagePath(token: string): string {
  return `${folder}${token}`;
}

/** Whether a path, or that of a page's data, is a client's page, whatever its token. */
export function isEstimatePage(pathname: string): boolean {
  return splitPageAddress(pathname).path.toLowerCase().startsWith(folder);
}
