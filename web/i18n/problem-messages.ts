import { createTranslationHook } from "./create-translation-hook.ts";
import { problems as en } from "./en/forms/problems.ts";
import { problems as np } from "./np/forms/problems.ts";

/** Each form page has its own texts besides these, so that it does not load those of the others. */
export const useProblemTranslation = createTranslationHook({ problems: en }, { problems: np });
