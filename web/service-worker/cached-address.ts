import { otherLanguage } from "#domain/language.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";

const propertyPath = /^\/property\/[1-9]\d{0,9}$/;
/** They are the same for every visitor: the browser adds what it has saved. */
const savedPath = /^\/saved(?:\/compare)?$/;
/** CN10: a client's page, for the client who opened it here. It is removed when its renewed link answers 404. */
const jobPath = /^\/job\/[\w-]{43}$/;
const maxQueryLength = 300;
/** CN5: the shell of the dashboard, which contains no data, so that a site diary can be written without a connection. */
export const staffPath = "/admin";

/** The address under which a page is cached. Undefined for every page that is never stored. */
export function cachedAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const { path, language } = splitPageAddress(pathname);
  if (pathname === staffPath) return staffPath;
  if (propertyPath.test(path) || jobPath.test(path)) return pageAddress(path, language);
  if (!savedPath.test(path) || search.length > maxQueryLength) return undefined;
  return pageAddress(path, language) + search;
}

/** CN10: whether a cached address is a client's page, which is stored with all pictures that it showed. */
export function isClientPage(address: string): boolean {
  return jobPath.test(splitPageAddress(address).path);
}

/** The cached address of the page whose data React Router requests at `url`. */
export function cachedAddressOfData(url: string): string | undefined {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  return cachedAddress(page.href);
}

/** The same page in the other language. */
export function translatedAddress(address: string): string {
  const { path, language } = splitPageAddress(address);
  return pageAddress(path, otherLanguage(language));
}
