import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import type { ConstructionRate } from "#domain/construction-rates/construction-rate.ts";
import { formatPaisa } from "#domain/estimates/format-decimal.ts";
import { unitNames, units } from "#domain/estimates/units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { constructionRateRows } from "./catalogue-calls.ts";
import { type ItemFormState, partsNode, useItemForm } from "./use-item-form.ts";

/** CN1: edits an item of the catalogue. */
export function ItemEditor(props: EditorProps) {
  const { t } = useEstimateTranslation();
  return (
    <EditorDialog
      {...props}
      rows={constructionRateRows}
      title={t("rates.editTitle")}
      addTitle={t("rates.addTitle")}
      loading={t("rates.loading")}
      failed={t("rates.failed")}
    >
      {(form) => <ItemForm {...form} />}
    </EditorDialog>
  );
}

function ItemForm({ loaded, footer, onClose }: EditorFormProps<ConstructionRate>) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const state = useItemForm({ loaded, onClose });
  const { named } = state;
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("rates.save")}>
      <FormGroup title={t("fields.name")}>
        <TextPair label={t("fields.name")} maxLength={maxLengths.title} control={named.pair("name")} />
        <FormRow>
          <TextField label={t("fields.code")} required maxLength={maxLengths.word} {...named.text("code")} />
          <SelectField
            label={t("fields.unit")}
            options={units.map((value) => ({ value, label: unitNames[value][language] }))}
            {...named.text("unit")}
          />
        </FormRow>
        {state.parts.length === 0 && (
          <NumberField
            label={t("fields.rate")}
            unit="रु"
            required
            className="sm:w-1/2 sm:pr-2.5"
            {...named.number("rate")}
          />
        )}
      </FormGroup>
      <PartsGroup state={state} />
      <FormGroup title={t("rates.source")} help={t("rates.sourceHelp")}>
        <FormRow>
          <TextField
            label={t("rates.district")}
            required
            maxLength={maxLengths.name}
            {...named.text("district")}
          />
          <TextField
            label={t("rates.fiscal_year")}
            help={t("rates.fiscal_yearHelp")}
            required
            maxLength={maxLengths.word}
            {...named.text("fiscal_year")}
          />
        </FormRow>
        <FormRow>
          <DateField label={t("rates.valid_from")} {...named.text("valid_from")} />
          <DateField label={t("rates.valid_until")} {...named.text("valid_until")} />
        </FormRow>
        <TextField
          label={t("rates.source")}
          required
          maxLength={maxLengths.title}
          {...named.text("source")}
        />
        <TextField
          label={t("rates.source_url")}
          type="url"
          autoComplete="off"
          {...named.text("source_url")}
        />
      </FormGroup>
    </EditorForm>
  );
}

/** CN1: 0.8 × 525 + 3 % = 432.60. */
function PartsGroup({ state }: Readonly<{ state: ItemFormState }>) {
  const { t } = useEstimateTranslation();
  const language = useLanguage();
  const { named, lists, parts } = state;
  return (
    <FormGroup title={t("rates.parts")} help={t("rates.partsHelp")}>
      {parts.map((id) => (
        <div
          key={id}
          className="grid grid-cols-2 items-start gap-3 rounded-md bg-sunken p-3 sm:grid-cols-[1fr_7rem_8rem_auto]"
        >
          <TextField
            label={t("rates.part")}
            className="col-span-2 sm:col-span-1"
            maxLength={maxLengths.name}
            {...named.text(`parts:${id}:name`)}
          />
          <NumberField label={t("fields.quantity")} {...named.number(`parts:${id}:quantity`)} />
          <NumberField label={t("fields.rate")} {...named.number(`parts:${id}:rate`)} />
          <IconButton
            label={t("rates.removePart")}
            className="self-end"
            onClick={() => lists.remove("parts", id, lists.titleOf("parts", partsNode, id))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <SmallButton
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => lists.add("parts", partsNode)}
      >
        {t("rates.addPart")}
      </SmallButton>
      {parts.length > 0 && (
        <FormRow>
          <NumberField label={t("rates.tools_percent")} unit="%" {...named.number("tools_percent")} />
          <p aria-live="polite" className="figures self-end py-2.5 font-semibold">
            {t("rates.calculated", { rate: formatPaisa(state.calculated, language) })}
          </p>
        </FormRow>
      )}
    </FormGroup>
  );
}
