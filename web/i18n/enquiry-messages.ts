import { defineTexts } from "./define-texts.ts";

export const useEnquiryTranslation = defineTexts({
  en: async () => (await import("./en/forms/enquiries.ts")).enquiries,
  np: async () => (await import("./np/forms/enquiries.ts")).enquiries,
});
