import { defineTexts } from "./define-texts.ts";

/** For loaders. */
export const textPageTexts = defineTexts({
  en: async () => (await import("./en/text-pages.ts")).textPages,
  np: async () => (await import("./np/text-pages.ts")).textPages,
});
