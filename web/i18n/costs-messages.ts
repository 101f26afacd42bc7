import { createTranslationHook } from "./create-translation-hook.ts";
import { costs as en } from "./en/costs.ts";
import { costs as np } from "./np/costs.ts";

/** Separate, because only the pages of listings on sale show them, after the page has loaded. */
export const useCostsTranslation = createTranslationHook(en, np);
