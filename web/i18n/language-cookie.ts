import { type Language, languageKey } from "#domain/language.ts";

const year = 365 * 24 * 60 * 60;

/** The cookie by which the server knows the choice, as either side sets it. */
export function languageCookie(language: Language): string {
  return `${languageKey}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
