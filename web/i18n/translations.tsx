import { createContext, type ReactNode, startTransition, use, useMemo, useState } from "react";
import { defaultLanguage, type Language } from "#domain/language.ts";
import type { Catalogue } from "./en/catalogue-shape.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import type { SiteTranslate } from "./site-translate.ts";
import { storeLanguage } from "./stored-language.ts";
import { createTranslate } from "./translate.ts";

/** The words at hand: always those of the page's language, others once they were asked for. */
export type Catalogues = Readonly<Partial<Record<Language, Catalogue>>>;

type Translations = Readonly<{
  language: Language;
  t: SiteTranslate;
  /** Fails when the words can't be fetched; the page then stays as it is. */
  switchLanguage: (language: Language) => Promise<void>;
}>;

const TranslationsContext = createContext<Translations | undefined>(undefined);

type Props = Readonly<{ language: Language; catalogues: Catalogues; children: ReactNode }>;

/** Gives everything below it one language, and the means to change it without losing the page. */
export function TranslationsProvider({ children, ...initial }: Props) {
  const [{ language, catalogues }, set] = useState(initial);
  const translations = useMemo(
    () => ({
      language,
      t: createSiteTranslate(language, catalogues),
      async switchLanguage(next: Language) {
        const words = catalogues[next] ?? (await loadCatalogue[next]());
        storeLanguage(next);
        if (next === language) return;
        // In a transition, parts of the page whose code is still on its way stay as they are until they can follow.
        startTransition(() => set({ language: next, catalogues: { ...catalogues, [next]: words } }));
      },
    }),
    [language, catalogues],
  );
  return <TranslationsContext value={translations}>{children}</TranslationsContext>;
}

/** What has no translation falls back to English, then to its key. */
export function createSiteTranslate(language: Language, catalogues: Catalogues): SiteTranslate {
  return createTranslate(catalogues[language] ?? {}, catalogues[defaultLanguage] ?? {});
}

export function useTranslation(): Translations {
  const translations = use(TranslationsContext);
  if (translations === undefined) throw new Error("There are no words outside of TranslationsProvider.");
  return translations;
}
