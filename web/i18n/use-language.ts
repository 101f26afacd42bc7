import type { Language } from "#domain/language.ts";
import { useTranslation } from "./translations.tsx";

/** The language the page is shown in now. */
export function useLanguage(): Language {
  return useTranslation().language;
}
