import { type Language, languageTag } from "#domain/language.ts";

/** Makes the API send, or read, its plain texts in this language instead of the browser's. */
export function acceptLanguage(language: Language): Readonly<Record<string, string>> {
  return { "accept-language": languageTag(language) };
}
