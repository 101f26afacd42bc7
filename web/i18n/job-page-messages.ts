import { defineTexts } from "./define-texts.ts";

export const useJobPageTranslation = defineTexts({
  en: async () => (await import("./en/job-page.ts")).jobPage,
  np: async () => (await import("./np/job-page.ts")).jobPage,
});
