import type { Translated } from "#web/i18n/en/catalogue-shape.ts";
import type { placeSuggestions as placeSuggestionsEn } from "#web/i18n/en/place-suggestions.ts";

export const placeSuggestions: Translated<typeof placeSuggestionsEn> = {
  area: "{{district}}, {{province}} प्रदेश",
  found: "{{count}} वटा पालिका भेटिए। तीरले रोजेर Enter थिच्नुहोस्।",
  none: "यस्तो पालिका भेटिएन। हिज्जे हेर्नुहोस् वा खाली छोड्नुहोस्।",
  failed: "सूची खुलेन। पालिका र वडा आफैँ लेख्नुहोस्।",
};
