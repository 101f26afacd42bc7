import { firstInstalment } from "#domain/costs/cost-of-buying.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees } from "#domain/money.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";

/** VT4: the line beside the price, for the loader: the browser needs no code and no texts for it. */
export async function instalmentBesidePrice(
  price: number,
  rates: CostRates,
  language: Language,
): Promise<string | null> {
  const instalment = firstInstalment(price, rates);
  if (instalment === null) return null;
  const t = await useCostsTranslation.of(language);
  return t("beside", { amount: formatRupees(Math.round(instalment), language) });
}
