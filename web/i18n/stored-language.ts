import { type Language, languageCookie, languageKey } from "#domain/language.ts";

/** Stores the visitor's choice. The cookie tells the server, which redirects to the pages in this language. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is disabled or full: the cookie still has the language.
  }
}
