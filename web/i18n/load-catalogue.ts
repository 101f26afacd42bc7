import type { Language } from "#domain/language.ts";
import type { Catalogue } from "./en/catalogue-shape.ts";

/** Each language's words are a file of their own, fetched by those who read them. */
export const loadCatalogue: Record<Language, () => Promise<Catalogue>> = {
  en: async () => (await import("./en/catalogue.ts")).en,
  np: async () => (await import("./np/catalogue.ts")).np,
};
