import type { Language } from "#domain/language.ts";
import type { Catalogue } from "./en/catalogue-shape.ts";

/** Each language's texts are a separate file, loaded only by its readers. */
export const loadCatalogue: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en/catalogue.ts")).en,
  np: async () => (await import("./np/catalogue.ts")).np,
};
