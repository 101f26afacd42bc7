import { defineTexts } from "./define-texts.ts";

export const usePropertyListTranslation = defineTexts({
  en: async () => (await import("./en/property-list.ts")).list,
  np: async () => (await import("./np/property-list.ts")).list,
});
