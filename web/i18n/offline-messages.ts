import { defineTexts } from "./define-texts.ts";

export const useOfflineTranslation = defineTexts({
  en: async () => (await import("./en/offline.ts")).offline,
  np: async () => (await import("./np/offline.ts")).offline,
});
