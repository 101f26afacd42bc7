import { formatDecimal, formatPaisa } from "#domain/estimates/format-decimal.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useEstimateSheetTranslation } from "#web/i18n/estimate-sheet-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import type { WorkState } from "./use-work-fields.ts";

type Props = Readonly<{
  state: Pick<WorkState, "named" | "totals"> &
    Readonly<{ percents: Readonly<{ overhead: string | null; vat: string | null }> }>;
  help: string;
}>;

/** CN2, CN6: overhead and VAT, and the total. */
export function ChargesGroup({ state: { named, percents, totals }, help }: Props) {
  const { t } = useEstimateTranslation();
  const { t: sheet } = useEstimateSheetTranslation();
  const language = useLanguage();
  const rows = [
    {
      name: "has_overhead",
      label: t("fields.has_overhead"),
      percent: percents.overhead,
      amount: totals.overhead,
    },
    { name: "has_vat", label: t("fields.has_vat"), percent: percents.vat, amount: totals.vat },
  ];
  return (
    <FormGroup title={t("form.charges")} help={help}>
      <p className="figures flex justify-between gap-4">
        <span>{sheet("net")}</span>
        <span>{formatPaisa(totals.net, language)}</span>
      </p>
      {rows.map(({ name, label, percent, amount }) => (
        <div key={name} className="flex items-start justify-between gap-4">
          <CheckboxField
            label={percent === null ? label : `${label} (${formatDecimal(percent, language)}%)`}
            help={percent === null ? t("form.noRate") : undefined}
            checked={named.values[name] === true}
            onChange={({ target }) => named.set(name, target.checked)}
          />
          <span className="figures py-2.5">{formatPaisa(amount, language)}</span>
        </div>
      ))}
      <p
        aria-live="polite"
        className="figures flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lg"
      >
        <span>{sheet("total")}</span>
        <span>रु {formatPaisa(totals.total, language)}</span>
      </p>
    </FormGroup>
  );
}
