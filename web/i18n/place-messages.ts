import { createTranslationHook } from "./create-translation-hook.ts";
import { places as placesEn } from "./en/places.ts";
import { places as placesNp } from "./np/places.ts";

export const usePlaceTranslation = createTranslationHook(placesEn, placesNp);
