import { createTranslationHook } from "./create-translation-hook.ts";
import { placeSuggestions as placeSuggestionsEn } from "./en/place-suggestions.ts";
import { placeSuggestions as placeSuggestionsNp } from "./np/place-suggestions.ts";

/** Separate from the texts of the field, because suggestions are loaded when the field is first used. */
export const usePlaceSuggestionTranslation = createTranslationHook(placeSuggestionsEn, placeSuggestionsNp);
