import { useState } from "react";
import * as z from "zod/mini";
import { type Looks, looksSchema } from "#domain/settings/looks.ts";
import { editorOptions } from "#web/admin/editing/edited-rows.ts";
import { sendStaffPicture } from "#web/admin/editing/send-picture.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useLooksTranslation } from "#web/admin/settings/looks/messages.ts";
import { usePictureUploads } from "#web/forms/pictures/use-picture-uploads.ts";
import { type LooksValues, looksFieldName, looksValues, toLooks } from "./looks/looks-values.ts";
import { useLooksLabels } from "./looks/use-looks-labels.tsx";
import { type DocumentRow, documentRows, saveDocument } from "./settings-calls.ts";

/** ST3: the editor of the looks, which stays open and follows what colleagues save. */
export function useLooksForm(loaded: TaggedRow<DocumentRow>) {
  const { t } = useLooksTranslation();
  const uploads = usePictureUploads(sendStaffPicture);
  const [previewed, setPreviewed] = useState<Looks | null>(null);
  const editor = useEditor<LooksValues, Looks, DocumentRow>({
    ...editorOptions(documentRows("looks")),
    draftKey: "looks",
    shownBy: ["tab", "section"],
    staysOpen: true,
    loaded,
    schema: z.pipe(
      z.transform((values: LooksValues): z.input<typeof looksSchema> => toLooks(values)),
      looksSchema,
    ),
    valuesOf: (row) => looksValues(looksSchema.parse((row ?? loaded.row).value)),
    fields: useLooksLabels(),
    errorName: looksFieldName,
    save: ({ input, etag }) => saveDocument("looks", input, etag),
    saved: () => ({ title: t("saved"), text: t("savedText") }),
    failed: t("saveFailed"),
  });
  return {
    ...editor,
    name: "looks" as const,
    uploads,
    isUploading: [...uploads.states.values()].some(({ status }) => status !== "done" && status !== "failed"),
    looks: toLooks(editor.values),
    change(looks: Looks) {
      for (const [name, value] of Object.entries(looksValues(looks))) editor.named.set(name, value);
    },
    previewed,
    preview: () =>
      editor.validate(async (looks) => {
        setPreviewed(looks);
        return true;
      }),
    backToEdit: () => setPreviewed(null),
  };
}
