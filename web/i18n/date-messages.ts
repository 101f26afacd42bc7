import { defineTexts } from "./define-texts.ts";

export const useDateTranslation = defineTexts({
  en: async () => (await import("./en/dates.ts")).datesEn,
  np: async () => (await import("./np/dates.ts")).datesNp,
});
