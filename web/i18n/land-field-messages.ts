import { createTranslationHook } from "./create-translation-hook.ts";
import { landFieldEn } from "./en/land-field.ts";
import { landFieldNp } from "./np/land-field.ts";

export const useLandFieldTranslation = createTranslationHook(landFieldEn, landFieldNp);
