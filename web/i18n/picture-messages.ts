import { createTranslationHook } from "./create-translation-hook.ts";
import { pictures as picturesEn } from "./en/pictures.ts";
import { pictures as picturesNp } from "./np/pictures.ts";

/** Separate from the texts of forms, because the list is loaded with the first picture. */
export const usePictureTranslation = createTranslationHook(picturesEn, picturesNp);
