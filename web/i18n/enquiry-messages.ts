import { createTranslationHook } from "./create-translation-hook.ts";
import { enquiries as en } from "./en/forms/enquiries.ts";
import { enquiries as np } from "./np/forms/enquiries.ts";

export const useEnquiryTranslation = createTranslationHook(en, np);
