import { createContext, use } from "react";
import { defaultLanguage, type Language } from "#domain/language.ts";

export const LanguageContext = createContext<Language>(defaultLanguage);

export function useLanguage(): Language {
  return use(LanguageContext);
}
