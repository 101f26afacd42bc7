import { createTranslationHook } from "./create-translation-hook.ts";
import { about as en } from "./en/about.ts";
import { about as np } from "./np/about.ts";

export const useAboutTranslation = createTranslationHook({ about: en }, { about: np });
