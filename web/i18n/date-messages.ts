import { createTranslationHook } from "./create-translation-hook.ts";
import { datesEn } from "./en/dates.ts";
import { datesNp } from "./np/dates.ts";

export const useDateTranslation = createTranslationHook(datesEn, datesNp);
