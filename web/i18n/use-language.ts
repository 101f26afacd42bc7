import type { Language } from "#domain/language.ts";
import { useTranslation } from "./translations.tsx";

export function useLanguage(): Language {
  return useTranslation().language;
}
