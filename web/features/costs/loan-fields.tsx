import { defaultLoan, maxLoanPercent, maxLoanYears } from "#domain/costs/cost-of-buying.ts";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import { maxNumberLength } from "#domain/numbers.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { DownPaymentField } from "./down-payment-field.tsx";
import { type LoanInput, ownRate } from "./use-loan-input.ts";

type Props = Readonly<{ rates: CostRates; input: LoanInput }>;

/** Hidden without JavaScript, where nothing could calculate. */
export function LoanFields({ rates, input }: Props) {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const { texts, percent } = input;
  const yearTexts = Array.from({ length: maxLoanYears }, (_, index) => index + 1).map((years) => ({
    value: String(years),
    label: years === 1 ? t("oneYear") : t("yearsOption", { number: format.number(years) }),
  }));
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 noscript:hidden">
      <DownPaymentField input={input} />
      <SelectField
        name="years"
        label={t("years")}
        options={yearTexts}
        defaultValue={String(defaultLoan.years)}
      />
      {rates.loans.length > 0 && (
        <SelectField
          name="loan"
          label={t("rate")}
          options={[
            ...rates.loans.map((loan, index) => ({
              value: String(index),
              label: t("rateOption", { name: loan.name, percent: format.number(loan.percent) }),
            })),
            { value: ownRate, label: t("ownRate") },
          ]}
        />
      )}
      {texts.loan === ownRate && (
        <NumberField
          name="percent"
          label={t("ownRateField")}
          unit="%"
          maxLength={maxNumberLength}
          help={rates.loans.length === 0 && t("noLoanRate")}
          message={
            texts.percent !== "" && percent === null
              ? t("ownRateInvalid", { max: format.number(maxLoanPercent) })
              : undefined
          }
        />
      )}
    </div>
  );
}
