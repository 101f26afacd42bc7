import { createTranslationHook } from "./create-translation-hook.ts";
import { sending as en } from "./en/sending.ts";
import { sending as np } from "./np/sending.ts";

export const useSendingTranslation = createTranslationHook(en, np);
