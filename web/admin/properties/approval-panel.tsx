import Check from "lucide-react/icons/check";
import Undo2 from "lucide-react/icons/undo-2";
import type { Approval } from "#domain/properties/approval.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { approveProperty, type ReadProperty } from "./property-calls.ts";
import { SendBackDialog } from "./send-back-dialog.tsx";

type Props = Readonly<{ property: ReadProperty; approval: Approval }>;

/** LE8: what an agent asked for, and what an admin decides. */
export function ApprovalPanel({ property, approval }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const canDecide = useAccessScope("approvals") === "all";
  const { state, status, requested_by: account, reason } = approval;
  const isWaiting = state === "waiting";
  return (
    <section aria-label={t("properties.approval.title")} className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="text-sm">
        {t("properties.approval.asked", {
          account: account ?? "–",
          status: site(`properties.status.${status}`),
        })}{" "}
        <DateTimeText iso={approval.requested_at} />
      </p>
      {!isWaiting && (
        <p className="whitespace-pre-line font-semibold wrap-anywhere">
          <LangText>{reason}</LangText>
        </p>
      )}
      <p className="text-ink-soft text-sm">
        {t(`properties.approval.help.${isWaiting ? (canDecide ? "decide" : "wait") : "returned"}`)}
      </p>
      {isWaiting && canDecide && <Decision property={property} />}
    </section>
  );
}

function Decision({ property }: Readonly<{ property: ReadProperty }>) {
  const { t } = useAdminTranslation();
  const { value, open, close } = useDialogParameter("send-back");
  const approving = useCall({
    call: () => approveProperty(property),
    done: () => ({
      title: t("properties.approval.approved"),
      text: t("properties.approval.approvedText", { name: property.name }),
    }),
    failed: t("properties.approval.failed"),
    changed: { queryKey: ["properties"] },
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Check />} isBusy={approving.isPending} onClick={() => approving.mutate()}>
        {t("properties.approval.approve")}
      </Button>
      <SmallButton icon={<Undo2 />} disabled={approving.isPending} onClick={() => open(String(property.id))}>
        {t("properties.approval.sendBack")}
      </SmallButton>
      <SendBackDialog isOpen={value === String(property.id)} property={property} onClose={close} />
    </div>
  );
}
