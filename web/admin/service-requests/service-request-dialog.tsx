import Check from "lucide-react/icons/check";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import Trash2 from "lucide-react/icons/trash-2";
import type { ShownServiceRequest } from "#domain/service-requests/shown-service-request.ts";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { useLastShown } from "#web/admin/details/use-last-shown.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { Deletion } from "#web/admin/list/use-deletion.tsx";
import { useReadFlags } from "#web/admin/storage/use-read-flags.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { replySubject } from "./service-request-calls.ts";
import { ServiceRequestDetails } from "./service-request-details.tsx";

type Props = Readonly<{
  request: ShownServiceRequest | undefined;
  onClose: () => void;
  deletion: Deletion<ShownServiceRequest>;
}>;

export function ServiceRequestDialog({ request, onClose, deletion }: Props) {
  const { t } = useAdminTranslation();
  const { isRead, markAsRead } = useReadFlags("service-requests");
  const shown = useLastShown(request);
  return (
    <Dialog
      isOpen={request !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("serviceRequests.detail.title")}
      size="lg"
      isBodyFocusable
      finalFocus={() => deletion.finalFocus(shown?.id)}
      footer={
        shown && (
          <>
            <Button
              look="danger"
              icon={<Trash2 aria-hidden className="size-4" />}
              className="sm:mr-auto"
              onClick={() => deletion.ask(shown)}
            >
              {t("serviceRequests.detail.delete")}
            </Button>
            {!isRead(shown.id) && (
              <Button
                look="secondary"
                icon={<Check aria-hidden className="size-4" />}
                onClick={() => markAsRead(shown.id)}
              >
                {t("serviceRequests.detail.markAsRead")}
              </Button>
            )}
            {shown.email !== null && (
              <ButtonAnchor
                look="secondary"
                icon={<Mail aria-hidden className="size-4" />}
                href={mailLink(shown.email, replySubject)}
              >
                {t("serviceRequests.detail.email")}
              </ButtonAnchor>
            )}
            <ButtonAnchor icon={<Phone aria-hidden className="size-4" />} href={phoneLink(shown.phone_no)}>
              {t("serviceRequests.detail.call")}
            </ButtonAnchor>
          </>
        )
      }
    >
      {shown && <ServiceRequestDetails request={shown} isRead={isRead(shown.id)} />}
      {deletion.dialog}
    </Dialog>
  );
}
