import { createContext, type ReactNode, startTransition, use, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { defaultLanguage, type Language, languageOfTag } from "#domain/language.ts";
import { isDashboard, splitPageAddress } from "#domain/site/page-address.ts";
import { type Catalogues, loadCatalogue, useCatalogues } from "./catalogues.ts";
import type { SiteTranslate } from "./site-translate.ts";
import { storeLanguage } from "./stored-language.ts";
import { createTranslate } from "./translate.ts";

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
  const catalogues = useCatalogues(language);
  const translations = useMemo(
    () => ({
      language,
      t: createSiteTranslate(language, catalogues),
      async chooseLanguage(next: Language) {
        await loadCatalogue(next);
        storeLanguage(next);
        // A transition keeps parts whose code has not loaded yet as they are.
        startTransition(() => setShown(next));
      },
    }),
    [language, catalogues],
  );
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

/** Falls back to English, then to the key. */
export function createSiteTranslate(language: Language, catalogues: Catalogues): SiteTranslate {
  return createTranslate(catalogues[language] ?? {}, catalogues[defaultLanguage] ?? {});
}

export function useTranslation(): Translations {
  const translations = use(TranslationsContext);
  if (translations === undefined) throw new Error("useTranslation needs a TranslationsProvider.");
  return translations;
}
