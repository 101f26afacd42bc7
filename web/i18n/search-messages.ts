import { createTranslationHook } from "./create-translation-hook.ts";
import { search as searchEn } from "./en/search.ts";
import { search as searchNp } from "./np/search.ts";

/** Separate, because it loads after the lists, when it is first needed. */
export const useSearchTranslation = createTranslationHook(searchEn, searchNp);
