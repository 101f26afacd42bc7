import { useId } from "react";
import type { EditorFormProps } from "#web/admin/editing/editor-dialog.tsx";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { LanguageSwitch } from "#web/admin/editing/language-switch.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import { type DocumentName, documents } from "./documents.ts";
import type { DocumentRow } from "./settings-calls.ts";
import { useDocumentForm } from "./use-document-form.ts";

type Props = EditorFormProps<DocumentRow> & Readonly<{ name: DocumentName }>;

export function DocumentForm({ name, loaded, footer, onClose }: Props) {
  const { t } = useAdminTranslation();
  const id = useId();
  const state = useDocumentForm({ name, loaded, onClose });
  const { tree, pages } = documents[name];
  const hasTexts = Object.values(tree).some(({ kind }) => kind !== "switch");
  return (
    <>
      <EditorForm
        id={id}
        editor={state}
        footer={footer}
        saveLabel={t("settings.save")}
        action={
          pages.length > 0 && (
            <Button look="secondary" disabled={state.isSending} onClick={() => void state.preview()}>
              {t("settings.preview.button")}
            </Button>
          )
        }
      >
        {hasTexts && <LanguageSwitch texts={state.texts} />}
        <div className="grid gap-6 max-lg:pt-6 [&>fieldset]:pb-4 [&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0">
          <DocumentFields state={state} tree={tree} />
        </div>
      </EditorForm>
      <DocumentPreview state={state} pages={pages} form={id} />
    </>
  );
}
