import { formatDecimal, formatPaisa } from "#domain/estimates/format-decimal.ts";
import { unitNames } from "#domain/estimates/units.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import type { WorkState } from "./use-work-fields.ts";

/** CN6: whether a line adds work or takes agreed work away. What is taken away has its agreed texts and rate. */
export function RemovedLineChoice({ state, item }: Readonly<{ state: WorkState; item: string }>) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const { named, agreed } = state;
  const field = named.text(`${item}:removes`);
  const options = (agreed ?? []).map((line) => {
    const quantity = `${formatDecimal(line.quantity, language, 2)} ${unitNames[line.unit][language]}`;
    const name = localText(line.name, language);
    return {
      value: line.reference,
      label: `${name} · ${quantity} × ${formatPaisa(line.rate, language)}`,
    };
  });
  return (
    <SelectField
      label={t("fields.removes")}
      help={t("form.removesHelp")}
      placeholder={t("form.addsWork")}
      options={options}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        const line = agreed?.find(({ reference }) => reference === event.target.value);
        if (!line) return;
        named.set(`${item}:code`, line.code);
        named.set(`${item}:name`, line.name.en);
        named.set(`np:${item}:name`, line.name.np);
        named.set(`${item}:unit`, line.unit);
        named.set(`${item}:rate`, line.rate);
        named.set(`${item}:source`, "");
      }}
    />
  );
}
