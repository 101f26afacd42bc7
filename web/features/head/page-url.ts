import { type Language, languageParameter } from "#domain/language.ts";

type Page = Readonly<{ path: string; page?: number | undefined }>;

/**
 * The canonical URL of a page in a language. Of a list's query it keeps only the page number: page two has content of
 * its own, while a filter repeats content of the whole list.
 */
export function pageUrl(publicUrl: string, { path, page = 1 }: Page, language: Language): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (language === "np") query.set(languageParameter, language);
  const plainPath = path.replace(/\/+$/, "") || "/";
  return publicUrl + plainPath + (query.size > 0 ? `?${query}` : "");
}
