import { amountInWords } from "#domain/amounts.ts";
import { formatLandMeasure } from "#domain/land/format-measure.ts";
import { parseLandMeasure } from "#domain/land/measure.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import { foldCase } from "#domain/search-text.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { Chip } from "./chips.ts";
import type { FilterOptions } from "./filter-options.ts";
import { useBandLabel } from "./use-band-label.ts";

/** What a chip says: "Up to रु 50 lakh", "3+ bedrooms". */
export function useFilterText(options: FilterOptions): (filters: PropertyFilters, chip: Chip) => string {
  const { t } = useSearchTranslation();
  const { t: translate } = useTranslation();
  const { t: translateFact } = useFactTranslation();
  const language = useLanguage();
  const format = useFormat();
  const bandText = useBandLabel();
  const amount = (rupees = 0) => `रु ${amountInWords(rupees, language)}`;
  const area = (text = "") => {
    const measure = parseLandMeasure(text);
    return measure ? formatLandMeasure(measure, language) : text;
  };
  return (filters, chip) => {
    switch (chip.name) {
      case "search":
        return t("chips.words", { words: filters.search ?? "" });
      case "location": {
        const value = foldCase(filters.location ?? "");
        const option = [...options.locations, ...options.areas].find(([place]) => place === value);
        return option?.[1] ?? filters.location ?? "";
      }
      case "place":
        return options.placeNames[chip.value] ?? chip.value;
      case "type":
        return translate(`properties.types.${chip.value}`);
      case "price":
        return filters.price ? bandText(filters.price) : "";
      case "price_from":
        return t("chips.from", { amount: amount(filters.price_from) });
      case "price_to":
        return t("chips.to", { amount: amount(filters.price_to) });
      case "area_from":
        return t("chips.from", { amount: area(filters.area_from) });
      case "area_to":
        return t("chips.to", { amount: area(filters.area_to) });
      case "facing":
        return t("chips.facing", { direction: translateFact(`facing_${chip.value}`).toLowerCase() });
      case "since":
        return t("chips.since", { days: format.number(filters.since ?? 0) });
      case "bedrooms":
      case "bathrooms":
      case "road":
        return t(`chips.${chip.name}`, { number: format.number(filters[chip.name] ?? 0) });
      case "checked":
      case "bounds":
        return t(`chips.${chip.name}`);
    }
  };
}
