import { buildingClasses } from "#domain/jobs/choices.ts";
import { type Job, type JobInput, jobSchema } from "#domain/jobs/job.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { errorFieldName } from "#web/admin/settings/document-values.ts";
import { useFormLists } from "#web/admin/settings/use-form-lists.ts";
import { useOpenItems } from "#web/admin/settings/use-open-items.ts";
import { useTreeLabels } from "#web/admin/settings/use-tree-labels.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { saveJob } from "./job-calls.ts";
import { jobFormSchema, jobTree, jobValues, stagesNode } from "./job-tree.ts";

const newStage = { percent: "0", is_public: true };

/** CN4: the editor of a job and its stages. */
export function useJobForm({ loaded, onClose }: Omit<EditorFormProps<Job>, "footer">) {
  const { t, messages } = useJobTranslation();
  const language = useLanguage();
  const items = useOpenItems();
  const labels = useTreeLabels(jobTree, messages.fields, (key, value) => {
    const buildingClass = key === "building_class" && buildingClasses.find((known) => known === value);
    return buildingClass ? t(`classes.${buildingClass}`) : undefined;
  });
  const editor = useEditor<EditorValues, JobInput, Job>({
    resource: "jobs",
    loaded,
    schema: jobFormSchema,
    valuesOf: jobValues,
    readRow: jobSchema.parse,
    fields: labels,
    errorName: (path, _code, values) => errorFieldName(jobTree, path, values, language),
    async save({ row, etag, input, attempt }) {
      if (row) await saveJob(row.id, etag, input, attempt);
    },
    onInvalid: items.openInvalid,
    saved: (input) => ({ title: t("form.saved"), text: localText(input.title, language) }),
    failed: t("form.saveFailed"),
    onClose,
  });
  const lists = useFormLists(editor.named);
  return {
    ...editor,
    items,
    lists,
    add: () => items.toggle(lists.add("stages", stagesNode, newStage), true),
  };
}
export type JobFormState = ReturnType<typeof useJobForm>;
