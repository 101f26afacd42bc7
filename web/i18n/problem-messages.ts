import { createTranslationHook } from "./create-translation-hook.ts";
import { consent as consentEn } from "./en/forms/consent.ts";
import { problems as en } from "./en/forms/problems.ts";
import { consent as consentNp } from "./np/forms/consent.ts";
import { problems as np } from "./np/forms/problems.ts";

/** The texts of every form. Each form page has its own besides these, so that it does not load those of the others. */
export const useProblemTranslation = createTranslationHook(
  { consent: consentEn, problems: en },
  { consent: consentNp, problems: np },
);
