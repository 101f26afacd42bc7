import { createTranslationHook } from "./create-translation-hook.ts";
import { offline as en } from "./en/offline.ts";
import { offline as np } from "./np/offline.ts";

export const useOfflineTranslation = createTranslationHook(en, np);
