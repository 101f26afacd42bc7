import { defineTexts } from "./define-texts.ts";

export const useClientMoneyTranslation = defineTexts({
  en: async () => (await import("./en/client-money.ts")).clientMoney,
  np: async () => (await import("./np/client-money.ts")).clientMoney,
});
