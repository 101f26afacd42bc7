import { defaultLanguage, type Language, readLanguageCookie } from "#domain/language.ts";
import { isDashboard, splitPageAddress } from "#domain/site/page-address.ts";
import { pageOfDataPath } from "./data-path.ts";

type PageLanguage = Readonly<{
  language: Language;
  /** The dashboard shows the stored choice; an address without a language redirects by it. */
  variesByCookie: boolean;
}>;

/** The language of a page is that of its address. Only the dashboard, which has none, is rendered by the cookie. */
export function pageLanguage(request: Request): PageLanguage {
  const { pathname } = new URL(request.url);
  const path = pageOfDataPath(pathname) ?? pathname;
  if (isDashboard(path)) {
    const stored = readLanguageCookie(request.headers.get("cookie"));
    return { language: stored ?? defaultLanguage, variesByCookie: true };
  }
  const { language } = splitPageAddress(path);
  return { language, variesByCookie: language === defaultLanguage };
}
