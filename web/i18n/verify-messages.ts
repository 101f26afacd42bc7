import { defineTexts } from "./define-texts.ts";

export const useVerifyTranslation = defineTexts({
  en: async () => (await import("./en/verify.ts")).verify,
  np: async () => (await import("./np/verify.ts")).verify,
});
