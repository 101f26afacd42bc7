import { defineTexts } from "./define-texts.ts";

export const useSellTranslation = defineTexts({
  en: () => import("./en/forms/sell.ts"),
  np: () => import("./np/forms/sell.ts"),
});
