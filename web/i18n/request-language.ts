import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  readLanguageCookie,
} from "#domain/language.ts";

/** The language in the URL, else in the cookie, else English. */
export function requestLanguage(request: Request): Language {
  return (
    languageFromQuery(new URL(request.url).searchParams) ??
    readLanguageCookie(request.headers.get("cookie")) ??
    defaultLanguage
  );
}

export function languageFromQuery(search: URLSearchParams): Language | undefined {
  const value = search.get(languageParameter);
  return isLanguage(value) ? value : undefined;
}
