import { maxLengths } from "#domain/max-lengths.ts";
import { projectStatuses, projectTypes } from "#domain/projects/kinds.ts";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useDollarRate } from "#web/admin/rates/use-dollar-rate.ts";
import { PriceField } from "#web/forms/price-field.tsx";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { ProjectFormState } from "./use-project-form.ts";

type Props = Readonly<{ state: ProjectFormState }>;

export function BasicsGroup({ state: { values, texts } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <TextsGroup title={t("projects.form.groups.basics")}>
      <TranslatedFields
        texts={texts}
        labels={{
          proj_name: { label: t("projects.form.fields.name") },
          ...(values.local_level_id
            ? { street: { label: t("places.street"), help: t("places.streetHelp") } }
            : { location: { label: t("projects.form.fields.location") } }),
          client_name: { label: t("projects.form.fields.client") },
          proj_area: { label: t("projects.form.fields.area"), help: t("projects.form.fields.areaHelp") },
        }}
      />
    </TextsGroup>
  );
}

export function DetailsGroup({ state: { text, texts } }: Props) {
  const { t } = useAdminTranslation();
  const rate = useDollarRate();
  const { t: site } = useTranslation();
  const { t: project } = useProjectTranslation();
  return (
    <FormGroup title={t("projects.form.groups.details")}>
      <FormRow>
        <SelectField
          label={t("projects.form.fields.type")}
          placeholder={site("ui.choose")}
          required
          options={projectTypes.map((value) => ({ value, label: t(`projects.types.${value}`) }))}
          {...text("proj_type")}
        />
        <SelectField
          label={t("projects.form.fields.status")}
          options={projectStatuses.map((value) => ({ value, label: project(`projects.status.${value}`) }))}
          {...text("proj_status")}
        />
      </FormRow>
      <TranslatedFields
        texts={texts}
        labels={{
          proj_duration: {
            label: t("projects.form.fields.duration"),
            help: t("projects.form.fields.durationHelp"),
          },
        }}
      />
      <FormRow>
        <NumberField
          label={t("projects.form.fields.professionals")}
          isWhole
          maxLength={maxLengths.word}
          {...text("professionals")}
        />
        <PriceField
          label={t("projects.form.fields.budget")}
          help={t("projects.form.fields.budgetHelp")}
          unit="$"
          // ST2: until the rate is known, the help stands there.
          {...(rate !== undefined && {
            rupeesPerUnit: rate ?? 0,
            inSentence: (rupees: string) =>
              t(rate ? "projects.form.fields.budgetShown" : "projects.form.fields.budgetHidden", { rupees }),
          })}
          {...text("proj_budget")}
        />
      </FormRow>
    </FormGroup>
  );
}

export function TimelineGroup({ state: { text } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("projects.form.groups.timeline")} help={t("projects.form.groups.timelineHelp")}>
      <FormRow>
        <DateField label={t("projects.form.fields.start")} {...text("start_date")} />
        <DateField label={t("projects.form.fields.end")} {...text("end_date")} />
        <DateField label={t("projects.form.fields.completed")} {...text("completed_date")} />
      </FormRow>
    </FormGroup>
  );
}
