import { type Redirect, redirectSchema } from "#domain/redirects/redirect.ts";
import { redirectInputSchema } from "#domain/redirects/redirect-input.ts";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { type RedirectValues, saveRedirect } from "./redirect-calls.ts";
import { useRedirectTranslation } from "./redirect-messages.ts";

export function useRedirectForm({ loaded, onClose }: Omit<EditorFormProps<Redirect>, "footer">) {
  const { t } = useRedirectTranslation();
  return useEditor({
    resource: "redirects",
    loaded,
    schema: redirectInputSchema(window.location.origin),
    valuesOf: (redirect: Redirect | null): RedirectValues => ({
      path: redirect?.path ?? "",
      target: redirect?.target ?? "",
      is_external: redirect?.is_external ?? false,
      is_permanent: redirect?.is_permanent ?? false,
    }),
    readRow: redirectSchema.parse,
    fields: {
      path: { label: t("fields.path") },
      target: { label: t("fields.target") },
      is_external: { label: t("fields.external") },
      is_permanent: { label: t("fields.permanent") },
    },
    errorName: ([name = ""]) => name,
    save: ({ row, etag, values, attempt }) => saveRedirect(row?.id ?? null, etag, values, attempt),
    saved: ({ path }) => ({ title: t("saved"), text: path }),
    failed: t("saveFailed"),
    onClose,
  });
}
