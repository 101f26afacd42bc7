import { createTranslationHook } from "./create-translation-hook.ts";
import { alertPage as en } from "./en/alert-page.ts";
import { alertPage as np } from "./np/alert-page.ts";

export const useAlertPageTranslation = createTranslationHook(en, np);
