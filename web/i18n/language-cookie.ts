import { type Language, languageKey } from "#domain/language.ts";

const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Set by the browser and by the server; tells the server the visitor's language. */
export function languageCookie(language: Language): string {
  return `${languageKey}=${language}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
