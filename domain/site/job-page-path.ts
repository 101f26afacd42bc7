import { splitPageAddress } from "./page-address.ts";

const folder = "/job/";

/** CN10: the plain path of a client's page. */
export function jobPagePath(token: string): string {
  return `${folder}${token}`;
}

/** CN9, CN10: the sealed diary as one file. */
export function jobBundlePath(token: string): string {
  return `${folder}${token}/diary.zip`;
}

/** Whether a path, or that of a page's data, is a client's page, whatever its token. */
export function isJobPage(pathname: string): boolean {
  return splitPageAddress(pathname).path.toLowerCase().startsWith(folder);
}
