import { createTranslationHook } from "./create-translation-hook.ts";
import { contact as en } from "./en/forms/contact.ts";
import { contact as np } from "./np/forms/contact.ts";

export const useContactTranslation = createTranslationHook({ contact: en }, { contact: np });
