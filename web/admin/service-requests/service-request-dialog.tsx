import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { InboxDialog } from "#web/admin/inbox/inbox-dialog.tsx";
import { useReadFlags } from "#web/admin/leads/source-leads.tsx";
import type { Deletion } from "#web/admin/list/use-deletion.tsx";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { replySubject } from "./client.ts";
import { ServiceRequestDetails } from "./service-request-details.tsx";

type Props = Readonly<{
  request: LooseServiceRequest | undefined;
  onClose: () => void;
  deletion: Deletion<LooseServiceRequest>;
}>;

export function ServiceRequestDialog({ request, onClose, deletion }: Props) {
  const { t } = useAdminTranslation();
  const flags = useReadFlags("service-requests");
  const shown = useLastDefined(request);
  return (
    <InboxDialog
      kind="service-requests"
      isOpen={request !== undefined}
      row={shown}
      isBodyFocusable
      flags={flags}
      deletion={deletion}
      onClose={onClose}
      actions={
        shown && (
          <>
            {shown.email !== null && (
              <ButtonAnchor look="secondary" icon={<Mail />} href={mailLink(shown.email, replySubject)}>
                {t("serviceRequests.detail.email")}
              </ButtonAnchor>
            )}
            <ButtonAnchor icon={<Phone />} href={phoneLink(shown.phone_no)}>
              {t("serviceRequests.detail.call")}
            </ButtonAnchor>
          </>
        )
      }
    >
      {shown && <ServiceRequestDetails request={shown} isRead={flags.isRead(shown.id)} />}
    </InboxDialog>
  );
}
