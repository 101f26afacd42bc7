import { isLanguage, type Language, languageKey } from "#domain/language.ts";
import { languageCookie } from "./language-cookie.ts";

export function storedLanguage(): Language | undefined {
  const value = readStorage();
  return isLanguage(value) ? value : undefined;
}

/** Kept in storage, as the choice; mirrored in a cookie, so that the server can render it. */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari of our visitors
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is off or full: the cookie still holds the choice.
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
