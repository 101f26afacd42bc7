import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import { defaultLanguage, type Language, languageTag } from "#domain/language.ts";
import type { Catalogue } from "./catalogue.ts";

/** An i18next for one side and one language; what has no translation falls back to English, then to its key. */
export function createTranslations(
  language: Language,
  catalogues: Partial<Record<Language, Catalogue>>,
): i18n {
  const resources: Resource = {};
  for (const [name, catalogue] of Object.entries(catalogues)) {
    resources[name === "np" ? "ne" : "en"] = { translation: catalogue };
  }
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: languageTag(language),
    fallbackLng: languageTag(defaultLanguage),
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
