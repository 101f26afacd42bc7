import type { Language } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";

type Page = Readonly<{ path: string; page?: number | undefined }>;

/**
 * The canonical URL of a page in a language. Of a list's query it keeps only the page number: page two has content of
 * its own, while a filter repeats content of the whole list.
 */
export function pageUrl(publicUrl: string, { path, page = 1 }: Page, language: Language): string {
  const plainPath = path.replace(/\/+$/, "") || "/";
  return publicUrl + pageAddress(plainPath, language) + (page > 1 ? `?page=${page}` : "");
}
