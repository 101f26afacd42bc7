/** The site's languages, by the values stored for a visitor's choice. */
export const languages = ["en", "np"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** The name of the local storage key and the cookie. */
export const languageKey = "language";
/** The URL parameter that chooses a language: the server stores the choice and redirects to the page's address. */
export const languageParameter = "lang";

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Reads the language from a Cookie header. */
export function readLanguageCookie(header: string | null | undefined): Language | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=");
    if (name === languageKey && isLanguage(value)) return value;
  }
  return undefined;
}

const cookieMaxAgeSeconds = 365 * 24 * 60 * 60;

/** Set by the browser and by the server; tells the server the visitor's choice. */
export function languageCookie(language: Language): string {
  return `${languageKey}=${language}; Path=/; Max-Age=${cookieMaxAgeSeconds}; SameSite=Lax`;
}

/** The BCP 47 tag for browsers and screen readers: Nepali is `ne`, while `np` is the country code. */
export function languageTag(language: Language): "en" | "ne" {
  return language === "np" ? "ne" : "en";
}

/** The language of a page whose `<html lang>` is `tag`. */
export function languageOfTag(tag: string): Language {
  return languages.find((language) => languageTag(language) === tag) ?? defaultLanguage;
}

export function otherLanguage(language: Language): Language {
  return language === "en" ? "np" : "en";
}
