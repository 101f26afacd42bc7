import type { CostRates } from "#domain/costs/cost-rates.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { Notice } from "#web/ui/notice.tsx";
import { BuyingTotal } from "./buying-total.tsx";
import { LoanFields } from "./loan-fields.tsx";
import { LoanResult } from "./loan-result.tsx";
import { RateSources } from "./rate-sources.tsx";
import { useLoanInput } from "./use-loan-input.ts";

type Props = Readonly<{ price: number; rates: CostRates }>;

/** VT4: instalment, interest over time and the cost of buying, from the company's rates. */
export function Costs({ price, rates }: Props) {
  const { t } = useCostsTranslation();
  return (
    <section id="costs" aria-labelledby="costs-title" className="mt-10 scroll-mt-28 print:hidden">
      <h2 id="costs-title" className="mb-3 text-2xl">
        {t("title")}
      </h2>
      <Notice>{t("estimate")}</Notice>
      <Calculator price={price} rates={rates} />
      <RateSources rates={rates} />
    </section>
  );
}

/** Only this is rendered again for each letter. */
function Calculator({ price, rates }: Props) {
  const { t } = useCostsTranslation();
  const input = useLoanInput(price, rates);
  return (
    <form
      ref={input.form}
      action="#costs"
      onInput={input.onInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className="mt-6 mb-3 font-semibold text-lg">{t("loan")}</h3>
      <LoanFields rates={rates} input={input} />
      <div className="mt-6">
        <LoanResult price={price} input={input} />
      </div>
      <h3 className="mt-8 mb-2 font-semibold text-lg">{t("buying")}</h3>
      <BuyingTotal price={price} rates={rates} reduction={input.reduction} />
    </form>
  );
}
