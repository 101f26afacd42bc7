import { createTranslationHook } from "./create-translation-hook.ts";
import { facts as factsEn } from "./en/facts.ts";
import { facts as factsNp } from "./np/facts.ts";

/** The words of the facts are separate, because only the pages of properties and the dashboard show them. */
export const useFactTranslation = createTranslationHook(factsEn, factsNp);
