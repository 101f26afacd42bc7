import { createTranslationHook } from "./create-translation-hook.ts";
import { home as en } from "./en/home.ts";
import { home as np } from "./np/home.ts";

export const useHomeTranslation = createTranslationHook({ home: en }, { home: np });
