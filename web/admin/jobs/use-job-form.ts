import { buildingClasses } from "#domain/jobs/choices.ts";
import { type Job, jobInputSchema } from "#domain/jobs/job.ts";
import { localText } from "#domain/settings/local-text.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { useTreeLabels } from "#web/admin/tree-form/use-tree-labels.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { jobRows } from "./job-calls.ts";
import { jobTree, stagesNode } from "./job-tree.ts";

const newStage = { percent: "0", is_public: true };

/** CN4: the editor of a job and its stages. */
export function useJobForm({ loaded, onClose }: Omit<EditorFormProps<Job>, "footer">) {
  const { t, messages } = useJobTranslation();
  const language = useLanguage();
  const labels = useTreeLabels(jobTree, messages.fields, (key, value) => {
    const buildingClass = key === "building_class" && buildingClasses.find((known) => known === value);
    return buildingClass ? t(`classes.${buildingClass}`) : undefined;
  });
  const editor = useTreeEditor({
    rows: jobRows,
    tree: jobTree,
    inputSchema: jobInputSchema,
    loaded,
    fields: labels,
    saved: (input) => ({ title: t("form.saved"), text: localText(input.title, language) }),
    failed: t("form.saveFailed"),
    onClose,
  });
  const { items, lists } = editor;
  return {
    ...editor,
    add: () => items.toggle(lists.add("stages", stagesNode, newStage), true),
  };
}
export type JobFormState = ReturnType<typeof useJobForm>;
