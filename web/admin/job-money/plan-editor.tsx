import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import type { PlanInput } from "#domain/instalments/instalment.ts";
import type { Job } from "#domain/jobs/job.ts";
import type { Language } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { localText } from "#domain/settings/local-text.ts";
import { EditorDialog, type EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { errorFieldName } from "#web/admin/settings/document-values.ts";
import { ItemButtons } from "#web/admin/settings/item-buttons.tsx";
import { useFormLists } from "#web/admin/settings/use-form-lists.ts";
import { useTreeLabels } from "#web/admin/settings/use-tree-labels.ts";
import { TextPair } from "#web/admin/translations/text-pair.tsx";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { loadPlan, type PlanRow, planRowSchema, savePlan } from "./money-calls.ts";
import { instalmentsNode, planFormSchema, planTree, planValues } from "./plan-tree.ts";

type Props = Readonly<{ job: Job; isOpen: boolean; onClose: () => void }>;

/** CN7: edits the whole plan of payments. */
export function PlanEditor({ job, isOpen, onClose }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <EditorDialog
      editing={isOpen ? job.id : null}
      onClose={onClose}
      resource={jobMoneyKey}
      load={loadPlan}
      texts={{
        add: t("money.plan"),
        edit: t("money.plan"),
        loading: t("money.loading"),
        failed: () => t("money.failed"),
      }}
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
        icon={<Plus aria-hidden className="size-4" />}
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
  const editor = useEditor<EditorValues, PlanInput, PlanRow>({
    resource: jobMoneyKey,
    draftKey: `plan-${job.id}`,
    loaded,
    schema: planFormSchema,
    valuesOf: planValues,
    readRow: (body) => planRowSchema.parse({ id: job.id, ...(body as object) }),
    fields: useTreeLabels(planTree, labels, (key, value) =>
      key === "stage_id" ? stageName(job, value, language) : undefined,
    ),
    errorName: (path, _code, values) => errorFieldName(planTree, path, values, language),
    async save({ etag, input, attempt }) {
      await savePlan(job.id, etag, input, attempt);
    },
    saved: () => ({ title: t("money.planSaved") }),
    failed: t("money.planFailed"),
    onClose,
  });
  return { ...editor, lists: useFormLists(editor.named) };
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
      <TextPair
        label={t("money.name")}
        maxLength={maxLengths.name}
        en={named.text(`${item}:name`)}
        np={named.text(`np:${item}:name`)}
      />
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
