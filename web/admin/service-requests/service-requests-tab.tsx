import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { InboxTab } from "#web/admin/inbox/inbox-tab.tsx";
import { useInbox } from "#web/admin/inbox/use-inbox.ts";
import { EmptyRequestsArt } from "#web/art/drawings.tsx";
import {
  type LooseServiceRequest,
  looseServiceRequestSchema,
} from "#web/compatibility/loose-service-request.ts";
import { clientOf } from "./client.ts";
import { ServiceRequestCard } from "./service-request-card.tsx";
import { ServiceRequestDialog } from "./service-request-dialog.tsx";
import { useServiceRequestColumns } from "./use-service-request-columns.tsx";

const orders = ["-created_at", "created_at", "preffered_date", "service_name"] as const;

/** AR1: quote requests from the Others page. */
export function ServiceRequestsTab() {
  const { t } = useAdminTranslation();
  const inbox = useInbox<LooseServiceRequest>({
    resource: "service-requests",
    textKey: "serviceRequests",
    item: looseServiceRequestSchema,
    nameOf: clientOf,
    confirmLabel: t("serviceRequests.detail.delete"),
    deletedText: (request) => t("serviceRequests.deletion.doneText", { client: clientOf(request) }),
  });
  const { open, close, deletion } = inbox;
  return (
    <InboxTab
      inbox={inbox}
      art={<EmptyRequestsArt className="h-44 w-auto text-ink" />}
      orders={orders.map((value) => ({ value, label: t(`serviceRequests.orders.${value}`) }))}
      card={(request) => (
        <ServiceRequestCard
          request={request}
          onView={() => open(request.id)}
          onDelete={() => deletion.ask(request)}
        />
      )}
      isDialogOpen={inbox.opened !== undefined}
      columns={useServiceRequestColumns({ onView: open, onDelete: deletion.ask })}
    >
      <ServiceRequestDialog request={inbox.opened} onClose={close} deletion={deletion} />
    </InboxTab>
  );
}
