import { sendBackSchema } from "#domain/properties/approval.ts";
import type { Property } from "#domain/properties/property.ts";
import { ReasonDialog, ReasonForm, type ReasonValues } from "#web/admin/editing/reason-dialog.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { sendBackProperty } from "./property-calls.ts";

type FormProps = Readonly<{ property: Property; onClose: () => void }>;

/** LE8: the agent reads the reason as it is written here. */
export function SendBackDialog({ isOpen, ...form }: FormProps & Readonly<{ isOpen: boolean }>) {
  const { t } = useAdminTranslation();
  const title = t("properties.approval.sendBackOf", { name: form.property.name });
  return (
    <ReasonDialog isOpen={isOpen} title={title} onClose={form.onClose}>
      {() => <SendBackForm {...form} />}
    </ReasonDialog>
  );
}

function SendBackForm({ property: { id, name }, onClose }: FormProps) {
  const { t } = useAdminTranslation();
  const editor = useEditor<ReasonValues, ReasonValues, { id: number }>({
    resource: "properties",
    draftKey: `${id}:send-back`,
    shownBy: ["tab", "open", "send-back"],
    loaded: null,
    schema: sendBackSchema,
    valuesOf: () => ({ reason: "" }),
    readRow: () => ({ id }),
    fields: {},
    errorName: () => "reason",
    save: ({ input }) => sendBackProperty(id, input.reason),
    saved: () => ({
      title: t("properties.approval.sentBack"),
      text: t("properties.approval.sentBackText", { name }),
    }),
    failed: t("properties.approval.failed"),
    onClose,
  });
  return (
    <ReasonForm
      editor={editor}
      texts={{
        label: t("properties.approval.reason"),
        help: t("properties.approval.reasonHelp"),
        missing: t("properties.approval.reasonMissing"),
        confirm: t("properties.approval.confirm"),
      }}
    />
  );
}
