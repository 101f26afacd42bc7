import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import type { Job } from "#domain/jobs/job.ts";
import type { Language } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { ItemButtons } from "#web/admin/tree-form/item-buttons.tsx";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useTreeLabels } from "#web/admin/tree-form/use-tree-labels.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type PlanRow, planRows } from "./money-calls.ts";
import { instalmentsNode, planTree, typedPlanSchema } from "./plan-tree.ts";

type Props = EditorProps & Readonly<{ job: Job }>;

/** CN7: edits the whole plan of payments. */
export function PlanEditor({ job, ...props }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <EditorDialog
      {...props}
      rows={planRows(job.id)}
      title={t("money.plan")}
      loading={t("money.loading")}
      failed={t("money.failed")}
    >
      {(form) => <PlanForm {...form} job={job} />}
    </EditorDialog>
  );
}

type FormProps = EditorFormProps<PlanRow> & Readonly<{ job: Job }>;

function PlanForm({ loaded, footer, onClose, job }: FormProps) {
  const { t } = useJobMoneyTranslation();
  const state = usePlanForm({ loaded, onClose, job });
  const { lists, named } = state;
  const { message } = named.list("instalments");
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("save")}>
      <p className="mb-4 text-ink-soft">{t("money.planHelp")}</p>
      <ol className="mb-4 grid gap-4">
        {lists.idsOf("instalments").map((id, position) => (
          <InstalmentFields key={id} state={state} id={id} position={position} job={job} />
        ))}
      </ol>
      {message && <p className="text-danger-strong text-sm">{message}</p>}
      <Button
        look="secondary"
        icon={<Plus />}
        className="justify-self-start"
        onClick={() => lists.add("instalments", instalmentsNode)}
      >
        {t("money.addInstalment")}
      </Button>
    </EditorForm>
  );
}

function usePlanForm({ loaded, onClose, job }: Omit<FormProps, "footer">) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const labels = {
    name: t("money.name"),
    amount: t("money.amount"),
    stage_id: t("money.stage"),
    due_on: t("money.dueOn"),
    instalments: t("money.instalments"),
  };
  return useTreeEditor({
    rows: planRows(job.id),
    tree: planTree,
    inputSchema: typedPlanSchema,
    draftKey: `plan-${job.id}`,
    loaded,
    fields: useTreeLabels(planTree, labels, (key, value) =>
      key === "stage_id" ? stageName(job, value, language) : undefined,
    ),
    saved: () => ({ title: t("money.planSaved") }),
    failed: t("money.planFailed"),
    onClose,
  });
}

function stageName(job: Job, id: string, language: Language): string | undefined {
  const stage = job.stages.find((known) => String(known.id) === id);
  return stage && localText(stage.name, language);
}

type FieldsProps = Readonly<{
  state: ReturnType<typeof usePlanForm>;
  id: string;
  position: number;
  job: Job;
}>;

function InstalmentFields({ state, id, position, job }: FieldsProps) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const { named, lists } = state;
  const item = `instalments:${id}`;
  const name = lists.titleOf("instalments", instalmentsNode, id);
  return (
    <li className="grid gap-4 rounded-md border border-line p-4">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <ItemButtons
          name={name}
          position={position}
          total={lists.idsOf("instalments").length}
          onMove={(to) => lists.move("instalments", position, to)}
          onRemove={() => lists.remove("instalments", id, name)}
        />
      </div>
      <TextPair label={t("money.name")} maxLength={maxLengths.name} control={named.pair(`${item}:name`)} />
      <NumberField label={t("money.amount")} unit="रु" required {...named.number(`${item}:amount`)} />
      <FormRow>
        <SelectField
          label={t("money.stage")}
          placeholder={t("money.noStage")}
          options={job.stages.map((stage) => ({
            value: String(stage.id),
            label: localText(stage.name, language),
          }))}
          {...named.text(`${item}:stage_id`)}
        />
        <DateField label={t("money.dueOn")} {...named.text(`${item}:due_on`)} />
      </FormRow>
    </li>
  );
}
