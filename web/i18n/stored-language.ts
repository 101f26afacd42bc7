import { isLanguage, type Language, languageKey } from "#domain/language.ts";
import { languageCookie } from "./language-cookie.ts";

export function storedLanguage(): Language | undefined {
  const value = readStorage();
  return isLanguage(value) ? value : undefined;
}

/** Also sets a cookie, so that the server renders this language. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is disabled or full: the cookie still has the language.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
