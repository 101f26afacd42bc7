import { useId } from "react";
import * as z from "zod/mini";
import { permitKinds } from "#domain/jobs/choices.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { type PermitsInput, permitsInputSchema } from "#domain/permits/permit.ts";
import type { FieldTree } from "#domain/settings/field-tree.ts";
import { EditorDialog, type EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import {
  documentValues,
  errorFieldName,
  listFields,
  toDocument,
} from "#web/admin/settings/document-values.ts";
import { jobMoneyKey } from "#web/admin/variations/variation-calls.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { loadPermits, type PermitsRow, permitsRowSchema, savePermits } from "./permit-calls.ts";

const line = { kind: "line", input: "text", maxLength: maxLengths.word, isRequired: false } as const;
const step = {
  kind: "group",
  isOptional: false,
  fields: { applied_on: line, due_on: line, granted_on: line, number: line },
} as const;
const tree: FieldTree = { plinth: step, superstructure: step, completion: step };

function valuesOf(row: PermitsRow | null): EditorValues {
  const steps = row?.permits.map(({ kind, applied_on, due_on, granted_on, number }) => [
    kind,
    { applied_on: applied_on ?? "", due_on: due_on ?? "", granted_on: granted_on ?? "", number },
  ]);
  return documentValues(tree, steps ? Object.fromEntries(steps) : null);
}

const schema: z.ZodMiniType<PermitsInput> = z.pipe(
  z.transform((values: EditorValues): unknown => toDocument(tree, values)),
  permitsInputSchema as z.ZodMiniType<PermitsInput, unknown>,
);

type Props = Readonly<{ jobId: number; isOpen: boolean; onClose: () => void }>;

/** CN7: edits the three steps of the permit together. */
export function PermitEditor({ jobId, isOpen, onClose }: Props) {
  const { t } = useJobMoneyTranslation();
  return (
    <EditorDialog
      editing={isOpen ? jobId : null}
      onClose={onClose}
      resource={jobMoneyKey}
      load={loadPermits}
      texts={{
        add: t("permits.formTitle"),
        edit: t("permits.formTitle"),
        loading: t("permits.loading"),
        failed: () => t("permits.failed"),
      }}
    >
      {(form) => <PermitForm {...form} jobId={jobId} />}
    </EditorDialog>
  );
}

type FormProps = EditorFormProps<PermitsRow> & Readonly<{ jobId: number }>;

function PermitForm({ loaded, footer, onClose, jobId }: FormProps) {
  const { t } = useJobMoneyTranslation();
  const language = useLanguage();
  const editor = useEditor<EditorValues, PermitsInput, PermitsRow>({
    resource: jobMoneyKey,
    draftKey: `permits-${jobId}`,
    loaded,
    schema,
    valuesOf,
    readRow: (body) => permitsRowSchema.parse({ id: jobId, ...(body as object) }),
    fields: (values) =>
      Object.fromEntries(
        listFields(tree, values).map(({ name, key }) => {
          const kind = permitKinds.find((one) => name.startsWith(`${one}:`)) ?? "plinth";
          const field = t(`permits.${key as keyof typeof step.fields}`);
          return [name, { label: `${t(`permits.kinds.${kind}`)} · ${field}` }];
        }),
      ),
    errorName: (path, _code, values) => errorFieldName(tree, path, values, language),
    async save({ etag, input, attempt }) {
      await savePermits(jobId, etag, input, attempt);
    },
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
