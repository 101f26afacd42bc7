import { createTranslationHook } from "./create-translation-hook.ts";
import { formsEn } from "./en/forms/catalogue.ts";
import { formsNp } from "./np/forms/catalogue.ts";

export const useFormTranslation = createTranslationHook(formsEn, formsNp);
