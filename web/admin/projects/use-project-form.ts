import { type KeyboardEvent, useState } from "react";
import type { Project } from "#domain/projects/project.ts";
import { hasEnoughImages, type ProjectInput, requiredProjectFields } from "#domain/projects/project-input.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { firstPickedFile } from "#web/ui/first-picked-file.ts";
import { showToast } from "#web/ui/toast.ts";
import { readProject, saveProject } from "./project-calls.ts";
import { projectFormData, projectFormSchema, projectValues } from "./project-form-data.ts";
import { useProjectFields } from "./use-project-fields.ts";

/** The project editor and its preview. */
export function useProjectForm({ loaded, onClose }: Omit<EditorFormProps<Project>, "footer">) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const problem = useProblemMessages();
  const [previewed, setPreviewed] = useState<ProjectInput | null>(null);
  const pictureName = (number: number) =>
    t("projects.form.fields.picture", { number: format.number(number) });

  const fields = useProjectFields();
  const editor = useEditor({
    resource: "projects",
    loaded,
    schema: projectFormSchema,
    valuesOf: (project: Project | null) => projectValues(project, pictureName),
    readRow: readProject,
    fields,
    save: ({ row: before, etag, input, values, attempt }) =>
      saveProject(before?.id ?? null, etag, projectFormData(input, values.images, before), attempt),
    isComplete({ images }) {
      if (hasEnoughImages(images.length)) return true;
      const text = t("projects.form.missing.imagesText");
      showToast({ tone: "error", title: t("projects.form.missing.images"), text });
      return false;
    },
    onInvalid(codes) {
      setPreviewed(null);
      if (requiredProjectFields.some((name) => codes.get(name) === "required"))
        showToast({
          tone: "error",
          title: t("projects.form.missing.information"),
          text: t("projects.form.missing.informationText"),
        });
    },
    saved: ({ proj_name: name }) => ({
      title: t(loaded ? "projects.saved.updated" : "projects.saved.added"),
      text: t(loaded ? "projects.saved.updatedText" : "projects.saved.addedText", { name }),
    }),
    /** AJ5: the server's message, else its detail, else the error's. */
    failed: (failure) => ({
      title: t("projects.saved.failed"),
      text: failure.serverMessage ?? problem.reason(failure),
    }),
    onClose,
  });

  const { images } = editor.values;
  const hasEnoughPictures = hasEnoughImages(images.length);
  return {
    ...editor,
    hasEnoughPictures,
    progress: editor.isSending && firstPickedFile(images) ? editor.progress : undefined,
    previewed,
    preview: () =>
      editor.validate(async (input) => {
        setPreviewed(input);
        return true;
      }),
    backToEdit: () => setPreviewed(null),
    async submit(): Promise<boolean> {
      const isSaved = await editor.submit();
      if (!isSaved) setPreviewed(null);
      return isSaved;
    },
    /** A form with a disabled submit button ignores Enter, so this shows the reason instead. */
    explainDisabledSave(event: KeyboardEvent<HTMLFormElement>) {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== "file";
      if (event.key === "Enter" && isField && !hasEnoughPictures && !event.defaultPrevented)
        void editor.validate(async () => true);
    },
  };
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;
