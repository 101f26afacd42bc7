import type { i18n } from "i18next";
import { type Language, languageTag } from "#domain/language.ts";
import type { Catalogue } from "./catalogue.ts";
import { addressLanguage } from "./request-language.ts";
import { rememberLanguage, storedLanguage } from "./stored-language.ts";
import { createTranslations } from "./translations.ts";

/** Each language's words are a file of their own, fetched by those who read them. */
const load: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en/catalogue.ts")).en,
  np: async () => (await import("./np/catalogue.ts")).np,
};

/** The words of the page as the server rendered it, ready before React looks at it. */
export async function browserTranslations(): Promise<i18n> {
  const rendered: Language = document.documentElement.lang === "ne" ? "np" : "en";
  const [en, np] = await Promise.all([load.en(), rendered === "np" ? load.np() : undefined]);
  return createTranslations(rendered, np ? { en, np } : { en });
}

/** After hydration: an address or a stored choice may ask for another language than the cookie told the server. */
export async function restoreLanguage(i18n: i18n): Promise<void> {
  const chosen = addressLanguage(new URLSearchParams(location.search)) ?? storedLanguage();
  if (chosen !== undefined) await switchLanguage(i18n, chosen);
}

export async function switchLanguage(i18n: i18n, language: Language): Promise<void> {
  const tag = languageTag(language);
  if (!i18n.hasResourceBundle(tag, "translation")) {
    i18n.addResourceBundle(tag, "translation", await load[language]());
  }
  rememberLanguage(language);
  await i18n.changeLanguage(tag);
}
