import { createContext, type ReactNode, startTransition, use, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type Language, languageOfTag } from "#domain/language.ts";
import { isDashboard, splitPageAddress } from "#domain/site/page-address.ts";
import { loadTexts } from "./define-texts.ts";
import { siteTexts } from "./site-messages.ts";
import type { SiteTranslate } from "./site-translate.ts";
import { storeLanguage } from "./stored-language.ts";
import { LanguageContext } from "./use-language.ts";

type Translations = Readonly<{
  language: Language;
  t: SiteTranslate;
  /**
   * Loads the texts of a language and stores the choice. The dashboard changes at once; other pages change their address.
   * Rejects if the texts cannot be loaded.
   */
  chooseLanguage: (language: Language) => Promise<void>;
}>;

const TranslationsContext = createContext<Translations | undefined>(undefined);

/** The language of the page that the server renders. Undefined in the browser. */
export const ServerLanguageContext = createContext<Language | undefined>(undefined);

/** The browser's only decision on the language: that of the address, and on the dashboard the last one shown or chosen. */
export function TranslationsProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { pathname } = useLocation();
  const serverLanguage = use(ServerLanguageContext);
  const [shown, setShown] = useState(() => serverLanguage ?? languageOfTag(document.documentElement.lang));
  const language = isDashboard(pathname) ? shown : splitPageAddress(pathname).language;
  if (shown !== language) setShown(language);
  const { t } = siteTexts.read(language);
  const translations = useMemo(
    () => ({
      language,
      t,
      async chooseLanguage(next: Language) {
        await loadTexts(next);
        storeLanguage(next);
        // A transition keeps parts whose code has not loaded yet as they are.
        startTransition(() => setShown(next));
      },
    }),
    [language, t],
  );
  return (
    <LanguageContext value={language}>
      <TranslationsContext value={translations}>{children}</TranslationsContext>
    </LanguageContext>
  );
}

export function useTranslation(): Translations {
  const translations = use(TranslationsContext);
  if (translations === undefined) throw new Error("useTranslation needs a TranslationsProvider.");
  return translations;
}
