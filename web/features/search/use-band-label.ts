import type { PriceBand } from "#domain/properties/price-bands.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";

/** For example "Up to रु 50,00,000". */
export function useBandLabel(): (band: PriceBand) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ lower, upper }) => {
    if (upper === null) return t("properties.filters.over", { lower: format.rupees(lower ?? 0) });
    if (lower === null) return t("properties.filters.upTo", { upper: format.rupees(upper) });
    return t("properties.filters.between", { lower: format.rupees(lower), upper: format.rupees(upper) });
  };
}
