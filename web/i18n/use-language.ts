import { useTranslation } from "react-i18next";
import type { Language } from "#domain/language.ts";

/** The language the page is shown in now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === "ne" ? "np" : "en";
}
