import { defineTexts } from "./define-texts.ts";

export const useChatTranslation = defineTexts({
  en: () => import("./en/chat.ts"),
  np: () => import("./np/chat.ts"),
});
