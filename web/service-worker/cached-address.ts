import { otherLanguage } from "#domain/language.ts";
import { pageAddress, splitPageAddress } from "#domain/site/page-address.ts";

const propertyPath = /^\/property\/[1-9]\d{0,9}$/;
/** They are the same for every visitor: the browser adds what it has saved. */
const savedPath = /^\/saved(?:\/compare)?$/;
const maxQueryLength = 300;

/** The address under which a page is cached. Undefined for every page that is never stored. */
export function cachedAddress(url: string): string | undefined {
  const { pathname, search } = new URL(url);
  const { path, language } = splitPageAddress(pathname);
  if (propertyPath.test(path)) return pageAddress(path, language);
  if (!savedPath.test(path) || search.length > maxQueryLength) return undefined;
  return pageAddress(path, language) + search;
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
