import { splitPageAddress } from "./page-address.ts";

const folder = "/submission/";

/** LE5: the plain path of a seller's page. */
export function sellerPagePath(token: string): string {
  return `${folder}${token}`;
}

/** Whether a path, or that of a page's data, is a seller's page, whatever its token. */
export function isSellerPage(pathname: string): boolean {
  return splitPageAddress(pathname).path.toLowerCase().startsWith(folder);
}
