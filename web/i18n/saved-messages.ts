import { createTranslationHook } from "./create-translation-hook.ts";
import { saved as en } from "./en/saved.ts";
import { saved as np } from "./np/saved.ts";

/** Separate, because only /saved and /saved/compare show them. */
export const useSavedTranslation = createTranslationHook(en, np);
