import { defineTexts } from "./define-texts.ts";

export const useSendingTranslation = defineTexts({
  en: async () => (await import("./en/sending.ts")).sending,
  np: async () => (await import("./np/sending.ts")).sending,
});
