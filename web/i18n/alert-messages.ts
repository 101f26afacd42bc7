import { createTranslationHook } from "./create-translation-hook.ts";
import { alerts as en } from "./en/alerts.ts";
import { alerts as np } from "./np/alerts.ts";

/** Separate from the texts of the alert's page, because lists load them. */
export const useAlertTranslation = createTranslationHook(en, np);
