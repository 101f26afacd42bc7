import { type KeyboardEvent, useState } from "react";
import type { Project } from "#domain/projects/project.ts";
import { hasEnoughImages, type ProjectInput, requiredProjectFields } from "#domain/projects/project-input.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { editorOptions } from "#web/admin/editing/edited-rows.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { sendStaffPicture } from "#web/admin/editing/send-picture.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useRowErrorName } from "#web/admin/editing/use-row-error-name.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ownTranslations, shownTexts } from "#web/admin/translations/sent-texts.ts";
import { textName } from "#web/admin/translations/text-values.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { usePictureUploads, useUploadedPictures } from "#web/forms/pictures/use-picture-uploads.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { showToast } from "#web/ui/toast.ts";
import { projectRows, saveProject } from "./project-calls.ts";
import { projectFormData, projectFormSchema, projectValues, storedPictures } from "./project-form-data.ts";
import { useProjectFields } from "./use-project-fields.ts";

/** The project editor and its preview. */
export function useProjectForm({ loaded, onClose }: Omit<EditorFormProps<Project>, "footer">) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const language = useLanguage();
  const problem = useProblemMessages();
  const [previewed, setPreviewed] = useState<ProjectInput | null>(null);
  const pictureName = (number: number) =>
    t("projects.form.fields.picture", { number: format.number(number) });

  const images = storedPictures(loaded?.row ?? null);
  const fields = useProjectFields(
    Object.fromEntries(images.map(({ id }, index) => [id, pictureName(index + 1)])),
  );
  const uploads = usePictureUploads(sendStaffPicture);
  const errorName = useRowErrorName(projectTexts, "images");
  const editor = useEditor({
    ...editorOptions(projectRows),
    loaded,
    schema: projectFormSchema,
    valuesOf: (project: Project | null) => projectValues(project, pictureName),
    texts: projectTexts,
    fields,
    errorName,
    async save({ row: before, etag, input, values, attempt }) {
      const keys = apiHas("pictureUploads") ? await uploads.keysOf(values.images) : null;
      await saveProject(before?.id ?? null, etag, projectFormData(input, values, keys, before), attempt);
    },
    isComplete({ images }) {
      if (hasEnoughImages(images.length)) return true;
      const text = t("projects.form.missing.imagesText");
      showToast({ tone: "error", title: t("projects.form.missing.images"), text });
      return false;
    },
    onInvalid(codes) {
      setPreviewed(null);
      const isMissing = (name: string) => codes.get(name) === "required";
      if (requiredProjectFields.some((name) => isMissing(name) || isMissing(textName(language, name))))
        showToast({
          tone: "error",
          title: t("projects.form.missing.information"),
          text: t("projects.form.missing.informationText"),
        });
    },
    saved: (input) => {
      const { proj_name: name } = shownTexts(projectTexts, input, language);
      return {
        title: t(loaded ? "projects.saved.updated" : "projects.saved.added"),
        text: t(loaded ? "projects.saved.updatedText" : "projects.saved.addedText", { name }),
      };
    },
    /** AJ5: the server's message, else its detail, else the error's. */
    failed: (failure) => ({
      title: t("projects.saved.failed"),
      text: failure.serverMessage ?? problem.reason(failure),
    }),
    onClose,
  });

  useUploadedPictures(uploads, editor.values.images);
  const hasEnoughPictures = hasEnoughImages(editor.values.images.length);
  return {
    ...editor,
    hasEnoughPictures,
    uploads,
    previewed,
    preview: () =>
      editor.validate(async (input) => {
        setPreviewed({
          ...input,
          ...shownTexts(projectTexts, input, language),
          translations: ownTranslations(projectTexts, input),
        });
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
