import { createTranslationHook } from "./create-translation-hook.ts";
import { mapEn } from "./en/map.ts";
import { mapNp } from "./np/map.ts";

/** The words of maps are separate, because pages load them with the map's code. */
export const useMapTranslation = createTranslationHook(mapEn, mapNp);
