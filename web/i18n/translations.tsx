import { createContext, type ReactNode, startTransition, use, useMemo, useState } from "react";
import { defaultLanguage, type Language } from "#domain/language.ts";
import type { Catalogue } from "./en/catalogue-shape.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { SiteTranslate } from "./site-translate.ts";
import { storeLanguage } from "./stored-language.ts";
import { createTranslate } from "./translate.ts";

/** The loaded catalogues: the page's language, and others after a switch. */
export type Catalogues = Readonly<Partial<Record<Language, Catalogue>>>;

type Translations = Readonly<{
  language: Language;
  t: SiteTranslate;
  /** Rejects if the texts cannot be loaded; the page then keeps its language. */
  switchLanguage: (language: Language) => Promise<void>;
}>;

const TranslationsContext = createContext<Translations | undefined>(undefined);

type Props = Readonly<{ language: Language; catalogues: Catalogues; children: ReactNode }>;

export function TranslationsProvider({ children, ...initial }: Props) {
  const [{ language, catalogues }, set] = useState(initial);
  const translations = useMemo(
    () => ({
      language,
      t: createSiteTranslate(language, catalogues),
      async switchLanguage(next: Language) {
        const catalogue = catalogues[next] ?? (await loadCatalogue[next]());
        storeLanguage(next);
        if (next === language) return;
        // A transition keeps parts whose code has not loaded yet as they are.
        startTransition(() => set({ language: next, catalogues: { ...catalogues, [next]: catalogue } }));
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
