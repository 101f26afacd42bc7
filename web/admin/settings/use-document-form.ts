import { useState } from "react";
import type * as z from "zod/mini";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import type { EditorValues } from "#web/admin/editing/form-values.ts";
import { sendStaffPicture } from "#web/admin/editing/send-picture.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { picturesIn, translatedFields, withPictureKeys } from "#web/admin/tree-form/document-values.ts";
import { useTreeEditor } from "#web/admin/tree-form/use-tree-editor.ts";
import { usePictureUploads, useUploadedPictures } from "#web/forms/pictures/use-picture-uploads.ts";
import { type DocumentName, documents } from "./documents.ts";
import { type DocumentRow, documentRows, saveDocument } from "./settings-calls.ts";
import { useDocumentLabels } from "./use-document-labels.ts";

type Options = Omit<EditorFormProps<DocumentRow>, "footer"> & Readonly<{ name: DocumentName }>;

/** ST1: the editor of a document, and its preview. */
export function useDocumentForm({ name, loaded, onClose }: Options) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const labels = useDocumentLabels(name);
  const { schema, tree } = documents[name];
  const uploads = usePictureUploads(sendStaffPicture);
  const [previewed, setPreviewed] = useState<object | null>(null);

  /** The document with its pictures, once they are uploaded. */
  async function complete(input: unknown, values: EditorValues): Promise<object> {
    const pictures = picturesIn(tree, values);
    const keys = await uploads.keysOf(pictures);
    const keyOf = new Map(pictures.map(({ id }, index) => [id, keys[index] ?? id]));
    return Object(withPictureKeys(input, keyOf));
  }

  const editor = useTreeEditor({
    rows: documentRows(name),
    tree,
    inputSchema: schema as z.ZodMiniType<object>,
    toDocument: (row) => row?.value,
    loaded,
    texts: (values) => translatedFields(tree, values),
    fields: labels.all,
    async save({ etag, input, values }) {
      await saveDocument(name, await complete(input, values), etag);
    },
    onInvalid: () => setPreviewed(null),
    saved: () => ({
      title: t("settings.saved"),
      text:
        name === "replies"
          ? t("settings.savedReplies")
          : t("settings.savedText", { name: t(`settings.sections.${name}.title`) }),
    }),
    failed: t("settings.saveFailed"),
    onClose,
  });
  useUploadedPictures(uploads, picturesIn(tree, editor.values));

  return {
    ...editor,
    name,
    labels,
    uploads,
    previewed,
    preview: () =>
      editor.validate(async (input) => {
        try {
          setPreviewed(await complete(input, editor.named.getValues()));
          return true;
        } catch (error) {
          showFailure(t("settings.preview.failed"))(error);
          return false;
        }
      }),
    backToEdit: () => setPreviewed(null),
    async submit(): Promise<boolean> {
      const isSaved = await editor.submit();
      if (!isSaved) setPreviewed(null);
      return isSaved;
    },
  };
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>;
