import { useId } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { type RateKind, rateKinds } from "#domain/rates/kinds.ts";
import type { StaffRate } from "#domain/rates/rate.ts";
import {
  beneficiaryNames,
  localLevelKindNames,
  provinceNames,
  rateKindNames,
} from "#domain/rates/rate-names.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { LanguageSwitch } from "#web/admin/editing/language-switch.tsx";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { isNamedByNote } from "./rate-form-data.ts";
import { type RateFormState, useRateForm } from "./use-rate-form.ts";

type Props = EditorFormProps<StaffRate> & Readonly<{ kind: RateKind }>;

/** ST2: the fields that a kind of rate has. */
export function RateForm({ footer, ...props }: Props) {
  const { t } = useAdminTranslation();
  const state = useRateForm(props);
  const kind = rateKinds.find((known) => known === state.values.kind) ?? props.kind;
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("rates.save")}>
      <LanguageSwitch texts={state.texts} />
      <RateGroup state={state} kind={kind} isNew={props.loaded === null} />
      <TextsGroup title={t("rates.groups.source")} help={t("rates.groups.sourceHelp")}>
        <TranslatedFields
          texts={state.texts}
          labels={{ source: { label: t("rates.fields.source"), help: t("rates.fields.sourceHelp") } }}
        />
        <TextField
          label={t("rates.fields.sourceUrl")}
          help={t("rates.fields.sourceUrlHelp")}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...state.named.text("source_url")}
        />
      </TextsGroup>
    </EditorForm>
  );
}

type GroupProps = Readonly<{ state: RateFormState; kind: RateKind; isNew: boolean }>;

function RateGroup({ state: { named, texts, values }, kind, isNew }: GroupProps) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const language = useLanguage();
  const options = (names: Readonly<Record<string, Readonly<{ en: string; np: string }>>>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: name[language] }));
  const isNamed = isNamedByNote(values);
  const note = (
    <TranslatedFields
      texts={{
        ...texts,
        fields: { note: { kind: "line", maxLength: "title", ...(!isNamed && { isOptional: true }) } },
      }}
      labels={{ note: { label: t("rates.fields.note"), help: t(`rates.fields.noteHelp.${kind}`) } }}
    />
  );
  return (
    <FormGroup title={t("rates.groups.rate")} help={t(`rates.kinds.${kind}`)}>
      {isNew && (
        <SelectField
          label={t("rates.fields.kind")}
          options={options(rateKindNames)}
          {...named.text("kind")}
        />
      )}
      {(kind === "registration" || kind === "reduction") && (
        <FormRow>
          <SelectField
            label={t("rates.fields.province")}
            placeholder={site("ui.choose")}
            required
            options={options(provinceNames)}
            {...named.text("province")}
          />
          <SelectField
            label={t("rates.fields.localLevelKind")}
            placeholder={t("rates.fields.everyLocalLevel")}
            options={options(localLevelKindNames)}
            {...named.text("local_level_kind")}
          />
        </FormRow>
      )}
      {kind === "reduction" && (
        <SelectField
          label={t("rates.fields.beneficiary")}
          placeholder={site("ui.choose")}
          required
          options={options(beneficiaryNames)}
          {...named.text("beneficiary")}
        />
      )}
      {isNamed && note}
      <NumberField
        label={t("rates.fields.value")}
        help={t(`rates.fields.valueHelp.${kind}`)}
        unit={kind === "dollar" ? "रु" : "%"}
        required
        maxLength={maxLengths.word}
        className="sm:w-1/2 sm:pr-2.5"
        {...named.number("value")}
      />
      <FormRow>
        <DateField label={t("rates.fields.validFrom")} required {...named.text("valid_from")} />
        <DateField
          label={t("rates.fields.validUntil")}
          help={t("rates.fields.validUntilHelp")}
          {...named.text("valid_until")}
        />
      </FormRow>
      {!isNamed && note}
    </FormGroup>
  );
}
