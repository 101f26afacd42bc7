import { type Language, languageParameter } from "#domain/language.ts";

type Page = Readonly<{ path: string; page?: number | undefined }>;

/**
 * The one address under which search engines keep a page in a language. Of a list's query only its page is kept: what
 * stands on page two stands nowhere else, while a filter shows again what the whole list shows.
 */
export function pageUrl(publicUrl: string, { path, page = 1 }: Page, language: Language): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (language === "np") query.set(languageParameter, language);
  const plainPath = path.replace(/\/+$/, "") || "/";
  return publicUrl + plainPath + (query.size > 0 ? `?${query}` : "");
}
