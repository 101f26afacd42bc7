import Check from "lucide-react/icons/check";
import Phone from "lucide-react/icons/phone";
import { phoneLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadFlags, SourceLeads } from "#web/admin/leads/source-leads.tsx";
import { useRowActions } from "#web/admin/list/row-actions.tsx";
import { RowTab } from "#web/admin/list/row-tab.tsx";
import { useRowList } from "#web/admin/list/use-row-list.ts";
import { EmptyRequestsArt } from "#web/art/drawings.tsx";
import {
  type LooseServiceRequest,
  looseServiceRequestSchema,
} from "#web/compatibility/loose-service-request.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { clientOf } from "./client.ts";
import { ServiceRequestCard } from "./service-request-card.tsx";
import { ServiceRequestDialog } from "./service-request-dialog.tsx";
import { useServiceRequestColumns } from "./use-service-request-columns.tsx";

const orders = ["-created_at", "created_at", "preffered_date", "service_name"] as const;

/** AR1: quote requests from the Others page. */
export function ServiceRequestsTab() {
  const { t } = useAdminTranslation();
  const list = useRowList<LooseServiceRequest>({
    kind: "service-requests",
    item: looseServiceRequestSchema,
    nameOf: clientOf,
  });
  const actions = useRowActions(list, {
    main: (request) => ({
      label: t("serviceRequests.callOf", { name: clientOf(request) }),
      text: t("serviceRequests.call"),
      icon: <Phone aria-hidden />,
      href: phoneLink(request.phone_no),
    }),
    extra: (request) => (
      <ReadFlags kind="service-requests">
        {({ isRead, markAsRead }) =>
          !isRead(request.id) && (
            <IconButton
              label={t("serviceRequests.markAsReadOf", { name: clientOf(request) })}
              title={t("serviceRequests.markAsRead")}
              onClick={() => markAsRead(request.id)}
            >
              <Check aria-hidden />
            </IconButton>
          )
        }
      </ReadFlags>
    ),
  });
  return (
    <SourceLeads list={list}>
      <RowTab
        list={list}
        actions={actions}
        art={<EmptyRequestsArt className="h-44 w-auto text-ink" />}
        orders={orders.map((value) => ({ value, label: t(`serviceRequests.orders.${value}`) }))}
        card={(request) => <ServiceRequestCard request={request} actions={actions} />}
        isDialogOpen={list.opened !== undefined}
        columns={useServiceRequestColumns(actions)}
      >
        <ServiceRequestDialog request={list.opened} onClose={list.close} deletion={list.deletion} />
      </RowTab>
    </SourceLeads>
  );
}
