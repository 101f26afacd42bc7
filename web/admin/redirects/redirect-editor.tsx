import { useId } from "react";
import type { Redirect } from "#domain/redirects/redirect.ts";
import { EditorDialog, type EditorFormProps, type EditorProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { redirectRows } from "./redirect-calls.ts";
import { useRedirectTranslation } from "./redirect-messages.ts";
import { useRedirectForm } from "./use-redirect-form.ts";

export function RedirectEditor(props: EditorProps) {
  const { t } = useRedirectTranslation();
  return (
    <EditorDialog
      {...props}
      rows={redirectRows}
      title={t("editTitle")}
      addTitle={t("addTitle")}
      loading={t("loading")}
      failed={t("failed")}
    >
      {(form) => <RedirectForm {...form} />}
    </EditorDialog>
  );
}

function RedirectForm({ footer, ...props }: EditorFormProps<Redirect>) {
  const { t } = useRedirectTranslation();
  const state = useRedirectForm(props);
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("save")}>
      <div className="grid gap-5">
        <TextField
          label={t("fields.path")}
          help={t("fields.pathHelp", { site: `${window.location.host}/` })}
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          {...state.text("path")}
        />
        <TextField
          label={t("fields.target")}
          help={t("fields.targetHelp")}
          required
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          {...state.text("target")}
        />
        <CheckboxField
          label={t("fields.external")}
          help={t("fields.externalHelp")}
          {...state.checkbox("is_external")}
        />
        <CheckboxField
          label={t("fields.permanent")}
          help={t("fields.permanentHelp")}
          {...state.checkbox("is_permanent")}
        />
      </div>
    </EditorForm>
  );
}
