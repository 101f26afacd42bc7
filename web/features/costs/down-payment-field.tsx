import { defaultLoan } from "#domain/costs/cost-of-buying.ts";
import { downPaymentUnits } from "#domain/costs/loan-input.ts";
import { maxNumberLength } from "#domain/numbers.ts";
import { useCostsTranslation } from "#web/i18n/costs-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Field } from "#web/ui/field.tsx";
import { NarrowSelect } from "#web/ui/narrow-select.tsx";
import type { LoanInput } from "./use-loan-input.ts";

/** VT4: an amount, or a part of the price. */
export function DownPaymentField({ input }: Readonly<{ input: LoanInput }>) {
  const { t } = useCostsTranslation();
  const format = useFormat();
  const { downPayment, texts } = input;
  const isValid = downPayment !== null;
  return (
    <Field
      hasLabelId
      label={t("downPayment")}
      help={
        isValid && (
          <span aria-live="polite" className="font-rupee">
            {t("downPaymentHelp", { amount: format.rupees(downPayment) })}
          </span>
        )
      }
      message={isValid ? undefined : t(texts.unit === "percent" ? "percentInvalid" : "amountInvalid")}
    >
      {(control) => (
        <span className="flex flex-wrap gap-2">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name="downPayment"
            defaultValue={format.digits(String(defaultLoan.downPaymentPercent))}
            maxLength={maxNumberLength}
            className="figures min-w-24 flex-1 control"
            {...control}
          />
          <NarrowSelect
            name="unit"
            aria-label={t("unit")}
            aria-describedby={`${control.id}-label`}
            options={downPaymentUnits.map((unit) => [unit, t(`units.${unit}`)])}
            className="max-w-full shrink-0"
          />
        </span>
      )}
    </Field>
  );
}
