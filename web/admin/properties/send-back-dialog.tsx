import { sendBackSchema } from "#domain/properties/approval.ts";
import type { Property } from "#domain/properties/property.ts";
import { ReasonDialog } from "#web/admin/editing/reason-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { sendBackProperty } from "./property-calls.ts";

type Props = Readonly<{ property: Property; isOpen: boolean; onClose: () => void }>;

/** LE8: the agent reads the reason as it is written here. */
export function SendBackDialog({ property: { id, name }, ...dialog }: Props) {
  const { t } = useAdminTranslation();
  return (
    <ReasonDialog
      {...dialog}
      title={t("properties.approval.sendBackOf", { name })}
      resource="properties"
      draftKey={`${id}:send-back`}
      shownBy={["tab", "open", "send-back"]}
      schema={sendBackSchema}
      send={(reason) => sendBackProperty(id, reason)}
      saved={() => ({
        title: t("properties.approval.sentBack"),
        text: t("properties.approval.sentBackText", { name }),
      })}
      failed={t("properties.approval.failed")}
      texts={{
        label: t("properties.approval.reason"),
        help: t("properties.approval.reasonHelp"),
        missing: t("properties.approval.reasonMissing"),
        confirm: t("properties.approval.confirm"),
      }}
    />
  );
}
