import { useDeferredValue, useMemo } from "react";
import { planLoan } from "#domain/costs/loan.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { LoanYears } from "./loan-years.tsx";
import type { LoanInput } from "./use-loan-input.ts";

type Props = Readonly<{ price: number; input: LoanInput }>;

/** VT4: the instalment changes with the next frame; the plot and the table may follow a little later. */
export function LoanResult({ price, input }: Props) {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const { downPayment, percent, months } = input;
  const principal = downPayment === null ? null : price - downPayment;
  const plan = useMemo(
    () =>
      principal === null || percent === null || principal === 0
        ? null
        : planLoan({ principal, yearlyPercent: percent, months }),
    [principal, percent, months],
  );
  const deferredPlan = useDeferredValue(plan);
  if (principal === 0) return <p className="font-semibold text-xl">{t("noLoan")}</p>;
  if (!plan || principal === null)
    return (
      <p aria-live="polite">
        {t(principal === null ? "needsDownPayment" : "needsRate")}{" "}
        <TextAnchor href="#form">{t("ask")}</TextAnchor>
      </p>
    );
  return (
    <>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-3">
        <div aria-live="polite" className="sm:col-span-3">
          <dt className="text-ink-soft text-sm">{t("instalment")}</dt>
          <dd className="figures font-rupee font-semibold text-2xl" data-testid="instalment">
            {format.rupees(plan.instalment)}
          </dd>
        </div>
        <Amount term={t("borrowed")} amount={principal} />
        <Amount term={t("totalInterest")} amount={plan.totalInterest} />
        <Amount term={t("repaid")} amount={principal + plan.totalInterest} />
      </dl>
      {deferredPlan && <LoanYears plan={deferredPlan} />}
    </>
  );
}

function Amount({ term, amount }: Readonly<{ term: string; amount: number }>) {
  const format = useFormat();
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="figures font-rupee font-semibold">{format.rupees(Math.round(amount))}</dd>
    </div>
  );
}
