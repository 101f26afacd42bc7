import { createTranslationHook } from "./create-translation-hook.ts";
import { land as en } from "./en/land.ts";
import { land as np } from "./np/land.ts";

export const useLandTranslation = createTranslationHook({ land: en }, { land: np });
