import { memo } from "react";
import { costOfBuying } from "#domain/costs/cost-of-buying.ts";
import type { CostRates, NamedRate } from "#domain/costs/cost-rates.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";

type Props = Readonly<{ price: number; rates: CostRates; reduction: NamedRate | undefined }>;

/** VT4: price, registration fee and reduction. Without a rate of the fee there is no total to show. */
export const BuyingTotal = memo(({ price, rates, reduction }: Props) => {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const { registration } = rates;
  const cost = costOfBuying(price, registration?.percent, reduction?.percent ?? 0);
  if (!cost || !registration)
    return (
      <p>
        {t("noRegistration")} <TextAnchor href="#form">{t("ask")}</TextAnchor>
      </p>
    );
  const lines: [string, number][] = [
    [t("price"), price],
    [t("registration", { percent: format.number(registration.percent) }), cost.registration],
  ];
  if (reduction) lines.push([t("reduction", { percent: format.number(reduction.percent) }), -cost.reduction]);
  return (
    <>
      <BuyerField reductions={rates.reductions} />
      <dl className="figures max-w-xl" aria-live="polite">
        {lines.map(([term, amount]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2">
            <dt>{term}</dt>
            <dd className="ml-auto font-rupee whitespace-nowrap">
              {amount < 0 && "− "}
              {format.rupees(Math.round(Math.abs(amount)))}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-6 py-2 font-semibold text-lg">
          <dt>{t("total")}</dt>
          <dd className="ml-auto font-rupee whitespace-nowrap" data-testid="total">
            {format.rupees(Math.round(cost.total))}
          </dd>
        </div>
      </dl>
    </>
  );
});

/** Hidden without JavaScript, where nothing could calculate. */
function BuyerField({ reductions }: Pick<CostRates, "reductions">) {
  const { t } = useCostsTranslation();
  if (reductions.length === 0) return null;
  return (
    <SelectField
      name="buyer"
      label={t("buyer")}
      options={[
        { value: "", label: t("noReduction") },
        ...reductions.map(({ name }, index) => ({ value: String(index), label: name })),
      ]}
      className="mb-3 max-w-sm noscript:hidden"
    />
  );
}
