import { firstInstalment } from "#domain/costs/cost-of-buying.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import type { Language } from "#domain/language.ts";
import { formatRupees } from "#domain/money.ts";
import { costs as en } from "#web/i18n/en/costs.ts";
import { costs as np } from "#web/i18n/np/costs.ts";
import { createTranslate } from "#web/i18n/translate.ts";

const translate = { en: createTranslate<typeof en>(en), np: createTranslate<typeof en>(np, en) };

/** VT4: the line beside the price, for the loader: the browser needs no code and no texts for it. */
export function instalmentBesidePrice(price: number, rates: CostRates, language: Language): string | null {
  const instalment = firstInstalment(price, rates);
  if (instalment === null) return null;
  return translate[language]("beside", { amount: formatRupees(Math.round(instalment), language) });
}
