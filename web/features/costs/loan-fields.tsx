import { memo } from "react";
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
  const hasLoans = rates.loans.length > 0;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 noscript:hidden">
      <DownPaymentField input={input} />
      <YearsField />
      {hasLoans && <RateField loans={rates.loans} />}
      {texts.loan === ownRate && (
        <NumberField
          name="percent"
          label={t("ownRateField")}
          unit="%"
          maxLength={maxNumberLength}
          help={!hasLoans && t("noLoanRate")}
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

// The fields that do not depend on what is entered are not rendered again for each letter.
const YearsField = memo(() => {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const options = Array.from({ length: maxLoanYears }, (_, index) => index + 1).map((years) => ({
    value: String(years),
    label: years === 1 ? t("oneYear") : t("yearsOption", { number: format.number(years) }),
  }));
  return (
    <SelectField name="years" label={t("years")} options={options} defaultValue={String(defaultLoan.years)} />
  );
});

const RateField = memo(({ loans }: Pick<CostRates, "loans">) => {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const options = loans.map(({ name, percent }, index) => ({
    value: String(index),
    label: t("rateOption", { name, percent: format.number(percent) }),
  }));
  return (
    <SelectField
      name="loan"
      label={t("rate")}
      options={[...options, { value: ownRate, label: t("ownRate") }]}
    />
  );
});
