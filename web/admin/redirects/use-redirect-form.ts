import type { Redirect } from "#domain/redirects/redirect.ts";
import { redirectInputSchema } from "#domain/redirects/redirect-input.ts";
import { editorOptions, saveRow } from "#web/admin/editing/edited-rows.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { redirectRows } from "./redirect-calls.ts";
import { useRedirectTranslation } from "./redirect-messages.ts";

export function useRedirectForm({ loaded, onClose }: Omit<EditorFormProps<Redirect>, "footer">) {
  const { t } = useRedirectTranslation();
  return useEditor({
    ...editorOptions(redirectRows),
    loaded,
    schema: redirectInputSchema(window.location.origin),
    valuesOf: (redirect: Redirect | null) => ({
      path: redirect?.path ?? "",
      target: redirect?.target ?? "",
      is_external: redirect?.is_external ?? false,
      is_permanent: redirect?.is_permanent ?? false,
    }),
    fields: {
      path: { label: t("fields.path") },
      target: { label: t("fields.target") },
      is_external: { label: t("fields.external") },
      is_permanent: { label: t("fields.permanent") },
    },
    errorName: ([name = ""]) => name,
    // The server reads what was typed as the form does.
    save: ({ values, ...version }) => saveRow(redirectRows, { ...version, input: values }),
    saved: ({ path }) => ({ title: t("saved"), text: path }),
    failed: t("saveFailed"),
    onClose,
  });
}
