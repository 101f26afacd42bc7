import type { i18n } from "i18next";
import type { Language } from "#domain/language.ts";
import { en } from "./en/catalogue.ts";
import { np } from "./np/catalogue.ts";
import { createTranslations } from "./translations.ts";

/** One fixed instance a language: renders at the same time never change each other's words. */
export const serverTranslations: Record<Language, i18n> = {
  en: createTranslations("en", { en }),
  np: createTranslations("np", { en, np }),
};
