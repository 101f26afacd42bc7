import { useId } from "react";
import * as z from "zod/mini";
import { kathmanduDay } from "#domain/dates.ts";
import { type Cost, type CostInput, costInputSchema } from "#domain/instalments/instalment.ts";
import type { Job } from "#domain/jobs/job.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CrossedRow } from "./crossed-row.tsx";
import { EntrySection } from "./entry-section.tsx";
import { useNewEntry } from "./use-new-entry.ts";

/** CN6: what the company has spent, for staff alone. */
export function Costs({ job, costs }: Readonly<{ job: Job; costs: readonly Cost[] }>) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const stageOf = (id: number | null) => {
    const stage = job.stages.find((row) => Number(row.id) === id);
    return stage ? localText(stage.name, language) : "";
  };
  return (
    <EntrySection
      title={t("money.costs")}
      help={t("money.costHelp")}
      add={t("money.addCost")}
      look="secondary"
      none={t("money.noCosts")}
      rows={costs}
      item={(row) => (
        <CrossedRow key={row.id} jobId={job.id} kind="costs" row={row} name={row.description}>
          <span className="wrap-anywhere">
            <LangText>{row.description}</LangText>
          </span>
          <span className="block text-sm wrap-anywhere">
            <DateText iso={row.spent_on} />
            {[row.supplier, stageOf(row.stage_id)]
              .filter(Boolean)
              .map((text) => ` · ${text}`)
              .join("")}
          </span>
        </CrossedRow>
      )}
      form={(footer, close) => <CostForm job={job} footer={footer} onAdded={close} />}
    />
  );
}

const empty = { spent_on: "", description: "", supplier: "", amount: "", stage_id: "" };
type Values = Readonly<typeof empty>;

const schema: z.ZodMiniType<CostInput, Values> = z.pipe(
  z.transform(({ stage_id, ...values }: Values): unknown => ({
    ...values,
    stage_id: stage_id === "" ? null : Number(stage_id),
  })),
  costInputSchema as z.ZodMiniType<CostInput, unknown>,
);

type FormProps = Readonly<{ job: Job; footer: HTMLElement | null; onAdded: () => void }>;

function CostForm({ job, footer, onAdded }: FormProps) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const form = useSimpleForm({
    schema,
    defaultValues: { ...empty, spent_on: kathmanduDay(Date.now()) },
    send: useNewEntry({ jobId: job.id, kind: "costs", added: t("money.costAdded"), onAdded }),
  });
  const { field } = form;
  return (
    <SimpleForm id={useId()} form={form} footer={footer} submitLabel={t("save")}>
      <TextField
        label={t("money.description")}
        required
        maxLength={maxLengths.title}
        {...field("description")}
      />
      <FormRow>
        <NumberField label={t("money.amount")} unit="रु" required {...field("amount")} />
        <DateField label={t("money.spentOn")} required {...field("spent_on")} />
      </FormRow>
      <FormRow>
        <TextField label={t("money.supplier")} maxLength={maxLengths.name} {...field("supplier")} />
        <SelectField
          label={t("money.ofStage")}
          placeholder={t("money.noStage")}
          options={job.stages.map((stage) => ({
            value: String(stage.id),
            label: localText(stage.name, language),
          }))}
          {...field("stage_id")}
        />
      </FormRow>
    </SimpleForm>
  );
}
