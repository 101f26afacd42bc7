import { createTranslationHook } from "./create-translation-hook.ts";
import { saving as en } from "./en/saving.ts";
import { saving as np } from "./np/saving.ts";

/** Separate from the page's texts, because the heart is hydrated after the page. */
export const useSavingTranslation = createTranslationHook(en, np);
