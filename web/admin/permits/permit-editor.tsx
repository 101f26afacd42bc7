import { useId } from "react";
import { permitKinds } from "#domain/jobs/choices.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { permitsInputSchema } from "#domain/permits/permit.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { listFields } from "#web/admin/tree-form/document-values.ts";
import { lineNode } from "#web/admin/tree-form/line-node.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type PermitsRow, permitsRows } from "./permit-calls.ts";

const line = lineNode();
const step = {
  kind: "group",
  isOptional: false,
  fields: { applied_on: line, due_on: line, granted_on: line, number: line },
} as const;
const tree: FieldTree = { plinth: step, superstructure: step, completion: step };

/** The form has a group for each step, and empty texts for days that are not known. */
function toDocument(row: PermitsRow | null) {
  const steps = row?.permits.map(({ kind, ...facts }) => [kind, facts]);
  return steps && Object.fromEntries(steps);
}

type Props = EditorProps & Readonly<{ jobId: number }>;

/** CN7: edits the three steps of the permit together. */
export function PermitEditor({ jobId, ...props }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <EditorDialog
      {...props}
      rows={permitsRows(jobId)}
      title={t("permits.formTitle")}
      loading={t("permits.loading")}
      failed={t("permits.failed")}
    >
      {(form) => <PermitForm {...form} jobId={jobId} />}
    </EditorDialog>
  );
}

type FormProps = EditorFormProps<PermitsRow> & Readonly<{ jobId: number }>;

function PermitForm({ loaded, footer, onClose, jobId }: FormProps) {
  const { t } = useJobMoneyTranslation();
  const editor = useTreeEditor({
    rows: permitsRows(jobId),
    tree,
    inputSchema: permitsInputSchema,
    toDocument,
    draftKey: `permits-${jobId}`,
    loaded,
    fields: (values) =>
      Object.fromEntries(
        listFields(tree, values).map(({ name, key }) => {
          const kind = permitKinds.find((one) => name.startsWith(`${one}:`)) ?? "plinth";
          const field = t(`permits.${key as keyof typeof step.fields}`);
          return [name, { label: `${t(`permits.kinds.${kind}`)} · ${field}` }];
        }),
      ),
    saved: () => ({ title: t("permits.saved") }),
    failed: t("permits.saveFailed"),
    onClose,
  });
  return (
    <EditorForm id={useId()} editor={editor} footer={footer} saveLabel={t("save")}>
      {permitKinds.map((kind) => (
        <FormGroup key={kind} title={t(`permits.kinds.${kind}`)}>
          <FormRow>
            {(["applied_on", "due_on", "granted_on"] as const).map((name) => (
              <DateField key={name} label={t(`permits.${name}`)} {...editor.named.text(`${kind}:${name}`)} />
            ))}
            <TextField
              label={t("permits.number")}
              maxLength={maxLengths.word}
              {...editor.named.text(`${kind}:number`)}
            />
          </FormRow>
        </FormGroup>
      ))}
    </EditorForm>
  );
}
