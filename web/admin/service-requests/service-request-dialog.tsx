import Check from "lucide-react/icons/check";
import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import type { ShownServiceRequest } from "#domain/service-requests/shown-service-request.ts";
import { mailLink, phoneLink } from "#web/admin/contact-links.ts";
import { useLastShown } from "#web/admin/use-last-shown.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { replySubject } from "./service-request-calls.ts";
import { ServiceRequestDetails } from "./service-request-details.tsx";

type Props = Readonly<{
  request: ShownServiceRequest | undefined;
  isRead: (id: number) => boolean;
  onMarkAsRead: (id: number) => void;
  onDelete: (request: ShownServiceRequest) => void;
  onClose: () => void;
  /** The question before deleting, which belongs above this dialog. */
  confirm: ReactNode;
}>;

export function ServiceRequestDialog({ request, isRead, onMarkAsRead, onDelete, onClose, confirm }: Props) {
  const { t } = useAdminTranslation();
  const shown = useLastShown(request);
  return (
    <Dialog
      isOpen={request !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("serviceRequests.detail.title")}
      size="lg"
      isText
      footer={
        shown && (
          <>
            <Button
              look="danger"
              icon={<Trash2 aria-hidden className="size-4" />}
              className="sm:mr-auto"
              onClick={() => onDelete(shown)}
            >
              {t("serviceRequests.detail.delete")}
            </Button>
            {!isRead(shown.id) && (
              <Button
                look="secondary"
                icon={<Check aria-hidden className="size-4" />}
                onClick={() => onMarkAsRead(shown.id)}
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
      {confirm}
    </Dialog>
  );
}
