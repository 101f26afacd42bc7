/** The site's languages, by the values stored for a visitor's choice. */
export const languages = ["en", "np"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** The name of the local storage key and the cookie. */
export const languageKey = "language";
/** The name of the URL parameter. */
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

/** The BCP 47 tag for browsers and screen readers: Nepali is `ne`, while `np` is the country code. */
export function languageTag(language: Language): "en" | "ne" {
  return language === "np" ? "ne" : "en";
}

export function otherLanguage(language: Language): Language {
  return language === "en" ? "np" : "en";
}
