/** The two languages of the site, by the names the visitor's choice is stored under. */
export const languages = ["en", "np"] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "en";

/** The name of the storage key, the cookie and (shortened) the address parameter that hold the choice. */
export const languageKey = "language";
export const languageParameter = "lang";

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The choice that a Cookie header tells, if it tells one. */
export function cookieLanguage(header: string | null | undefined): Language | undefined {
  for (const pair of header?.split(";") ?? []) {
    const [name, value] = pair.trim().split("=");
    if (name === languageKey && isLanguage(value)) return value;
  }
  return undefined;
}

/** The tag browsers and screen readers know: `np` is a country, the language is `ne`. */
export function languageTag(language: Language): "en" | "ne" {
  return language === "np" ? "ne" : "en";
}

export function otherLanguage(language: Language): Language {
  return language === "en" ? "np" : "en";
}
