import { useId } from "react";
import { buildingClasses } from "#domain/jobs/choices.ts";
import type { Job } from "#domain/jobs/job.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { ClientFields } from "#web/admin/clients/client-fields.tsx";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { jobRows } from "./job-calls.ts";
import { StageFields } from "./stage-fields.tsx";
import { type JobFormState, useJobForm } from "./use-job-form.ts";

/** CN4: edits a job with its stages. */
export function JobEditor(props: EditorProps) {
  const { t } = useJobTranslation();
  return (
    <EditorDialog
      {...props}
      rows={jobRows}
      title={t("form.title")}
      loading={t("loadingOne")}
      failed={t("failedOne")}
    >
      {(form) => <JobForm {...form} />}
    </EditorDialog>
  );
}

function JobForm({ loaded, footer, onClose }: EditorFormProps<Job>) {
  const { t, messages } = useJobTranslation();
  const state = useJobForm({ loaded, onClose });
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("form.save")}>
      <AboutGroup state={state} />
      <FormGroup title={t("form.stages")} help={t("form.stagesHelp")}>
        <StageFields state={state} />
      </FormGroup>
      <FormGroup title={t("form.client")} help={t("form.clientHelp")}>
        <ClientFields labels={messages.fields} field={state.named.text} />
      </FormGroup>
      <FormGroup title={t("form.staff")}>
        <TextareaField label={t("fields.notes")} maxLength={maxLengths.text} {...state.named.text("notes")} />
      </FormGroup>
    </EditorForm>
  );
}

function AboutGroup({ state: { named } }: Readonly<{ state: JobFormState }>) {
  const { t } = useJobTranslation();
  return (
    <FormGroup title={t("form.about")}>
      <TextPair label={t("fields.title")} maxLength={maxLengths.name} control={named.pair("title")} />
      <FormRow>
        <TextField label={t("fields.place")} maxLength={maxLengths.address} {...named.text("place")} />
        <TextField label={t("fields.kitta")} maxLength={maxLengths.word} {...named.text("kitta")} />
      </FormRow>
      <SelectField
        label={t("fields.building_class")}
        placeholder="—"
        options={buildingClasses.map((value) => ({ value, label: t(`classes.${value}`) }))}
        {...named.text("building_class")}
      />
      <FormRow>
        <NumberField label={t("fields.plinth_area_sq_ft")} {...named.number("plinth_area_sq_ft")} />
        <NumberField label={t("fields.storeys")} {...named.number("storeys")} />
      </FormRow>
      <FormRow>
        <DateField label={t("fields.starts_on")} {...named.text("starts_on")} />
        <DateField label={t("fields.ends_on")} {...named.text("ends_on")} />
      </FormRow>
    </FormGroup>
  );
}
