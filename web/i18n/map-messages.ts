import { defineTexts } from "./define-texts.ts";

/** The words of maps are separate, because pages load them with the map's code. */
export const useMapTranslation = defineTexts({
  en: async () => (await import("./en/map.ts")).mapEn,
  np: async () => (await import("./np/map.ts")).mapNp,
});
