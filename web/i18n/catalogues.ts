import { use } from "react";
import type { Language } from "#domain/language.ts";
import type { Catalogue } from "./en/catalogue-shape.ts";

export type Catalogues = Readonly<Partial<Record<Language, Catalogue>>>;

/** Each language's texts are a separate file, loaded only by its readers. */
const files: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en/catalogue.ts")).en,
  np: async () => (await import("./np/catalogue.ts")).np,
};

const loaded: Partial<Record<Language, Catalogue>> = {};
const attempts: Partial<Record<Language, Promise<void>>> = {};

/** Rejects if the file cannot be loaded. */
export async function loadCatalogue(language: Language): Promise<void> {
  loaded[language] ??= await files[language]();
}

/** The server loads all languages at its start. */
export function loadedCatalogues(): Catalogues {
  return loaded;
}

/** Waits for the texts of a page that Back or Forward leads to; a language switch has loaded them before. */
export function useCatalogues(language: Language): Catalogues {
  if (!loaded[language]) {
    // If the file cannot be loaded, the texts fall back to the loaded language.
    attempts[language] ??= loadCatalogue(language).catch(() => undefined);
    use(attempts[language]);
  }
  return loaded;
}
