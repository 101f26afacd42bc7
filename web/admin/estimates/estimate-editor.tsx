import { useId } from "react";
import type { Estimate } from "#domain/estimates/estimate.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { ClientFields } from "#web/admin/clients/client-fields.tsx";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ChargesGroup } from "./charges-group.tsx";
import { estimateRows } from "./estimate-calls.ts";
import { SectionFields } from "./section-fields.tsx";
import { type EstimateFormState, useEstimateForm } from "./use-estimate-form.ts";

/** CN2: edits the draft of an estimate. */
export function EstimateEditor(props: EditorProps) {
  const { t } = useEstimateTranslation();
  return (
    <EditorDialog
      {...props}
      rows={estimateRows}
      title={t("form.title")}
      loading={t("loadingOne")}
      failed={t("failedOne")}
    >
      {(form) => <EstimateForm {...form} />}
    </EditorDialog>
  );
}

function EstimateForm({ loaded, footer, onClose }: EditorFormProps<Estimate>) {
  const { t, messages } = useEstimateTranslation();
  const state = useEstimateForm({ loaded, onClose });
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("form.save")}>
      <AboutGroup state={state} />
      <FormGroup title={t("form.work")} help={t("form.workHelp")}>
        <SectionFields state={state} />
      </FormGroup>
      <ChargesGroup state={state} help={t("form.chargesHelp")} />
      <FormGroup title={t("form.terms")}>
        <TextPair
          label={t("fields.terms")}
          maxLength={maxLengths.text}
          isLong
          control={state.named.pair("terms")}
        />
      </FormGroup>
      <FormGroup title={t("form.client")} help={t("form.clientHelp")}>
        <ClientFields labels={messages.fields} field={state.named.text} />
      </FormGroup>
    </EditorForm>
  );
}

function AboutGroup({ state: { named } }: Readonly<{ state: EstimateFormState }>) {
  const { t } = useEstimateTranslation();
  return (
    <FormGroup title={t("form.about")}>
      <TextPair label={t("fields.title")} maxLength={maxLengths.name} control={named.pair("title")} />
      <TextField label={t("fields.place")} maxLength={maxLengths.address} {...named.text("place")} />
      <FormRow>
        <DateField label={t("fields.estimated_on")} required {...named.text("estimated_on")} />
        <DateField
          label={t("fields.valid_until")}
          help={t("fields.valid_untilHelp")}
          {...named.text("valid_until")}
        />
      </FormRow>
    </FormGroup>
  );
}
