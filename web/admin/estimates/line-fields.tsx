import type { Section } from "#domain/estimates/estimate-content.ts";
import { formatDecimal, formatPaisa } from "#domain/estimates/format-decimal.ts";
import { quantityOf } from "#domain/estimates/totals.ts";
import { unitNames, units } from "#domain/estimates/units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { FormListItem } from "#web/admin/tree-form/form-list-item.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MeasurementFields } from "./measurement-fields.tsx";
import { RatePicker } from "./rate-picker.tsx";
import { RemovedLineChoice } from "./removed-line-choice.tsx";
import type { WorkState } from "./use-work-fields.ts";

type Props = Readonly<{
  state: WorkState;
  list: string;
  id: string;
  position: number;
  /** As far as it can be read. */
  line: Section["lines"][number] | undefined;
}>;

/** CN2: a line opens to edit it; closed, it shows what it amounts to. */
export function LineFields({ line, ...item }: Props) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const { state } = item;
  return (
    <FormListItem
      {...item}
      hasLongSummary
      name={(line && localText(line.name, language)) || t("form.unnamedLine")}
      summary={
        line && (
          <span className="figures text-sm">
            {formatDecimal(quantityOf(line), language, 2)} {unitNames[line.unit]?.[language]} ×{" "}
            {formatPaisa(line.rate, language)} = {formatPaisa(state.amountOf(line), language)}
          </span>
        )
      }
    >
      {(name) => <OpenLine state={state} item={name} line={line} />}
    </FormListItem>
  );
}

type OpenProps = Readonly<{ state: WorkState; item: string; line: Props["line"] }>;

function OpenLine({ state, item, line }: OpenProps) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const { named } = state;
  const isRemoval = Boolean(named.values[`${item}:removes`]);
  const isMeasured = state.lists.idsOf(`${item}:measurements`).length > 0;
  return (
    <div className="grid gap-5">
      {state.agreed && <RemovedLineChoice state={state} item={item} />}
      {!isRemoval && <WorkTexts state={state} item={item} />}
      <MeasurementFields state={state} list={`${item}:measurements`} rows={line?.measurements ?? []} />
      <FormRow>
        {isMeasured ? (
          <p aria-live="polite" className="figures self-end py-2.5 font-semibold">
            {t("form.measured", { quantity: line ? formatDecimal(quantityOf(line), language, 2) : "" })}
          </p>
        ) : (
          <NumberField label={t("fields.quantity")} required {...named.number(`${item}:quantity`)} />
        )}
        {!isRemoval && (
          <NumberField label={t("fields.rate")} unit="रु" required {...named.number(`${item}:rate`)} />
        )}
      </FormRow>
      {!isRemoval && (
        <TextField
          label={t("fields.source")}
          maxLength={maxLengths.title}
          {...named.text(`${item}:source`)}
        />
      )}
    </div>
  );
}

/** What the work is; that of a removed line was agreed. */
function WorkTexts({ state: { named, day }, item }: Omit<OpenProps, "line">) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  return (
    <>
      <RatePicker
        day={day}
        onPick={(rate) => {
          named.set(`${item}:code`, rate.code);
          named.set(`${item}:name`, rate.name.en);
          named.set(`np:${item}:name`, rate.name.np);
          named.set(`${item}:unit`, rate.unit);
          named.set(`${item}:rate`, rate.rate);
          named.set(
            `${item}:source`,
            `${rate.district} ${rate.fiscal_year}: ${rate.source}`.slice(0, maxLengths.title),
          );
        }}
      />
      <TextPair label={t("fields.name")} maxLength={maxLengths.title} control={named.pair(`${item}:name`)} />
      <FormRow>
        <TextField label={t("fields.code")} maxLength={maxLengths.word} {...named.text(`${item}:code`)} />
        <SelectField
          label={t("fields.unit")}
          options={units.map((value) => ({ value, label: unitNames[value][language] }))}
          {...named.text(`${item}:unit`)}
        />
      </FormRow>
    </>
  );
}
