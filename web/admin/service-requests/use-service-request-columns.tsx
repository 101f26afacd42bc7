import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadBadge } from "#web/admin/inbox/read-badge.tsx";
import { ReadFlags } from "#web/admin/leads/source-leads.tsx";
import { OpenRowButton } from "#web/admin/list/open-row-button.tsx";
import type { RowActions } from "#web/admin/list/row-actions.tsx";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { DateText } from "#web/ui/date-text.tsx";
import type { Column } from "#web/ui/table.tsx";
import { PriorityBadge } from "./priority-badge.tsx";
import { useServiceLabels } from "./use-service-labels.ts";

export function useServiceRequestColumns(
  actions: RowActions<LooseServiceRequest>,
): readonly Column<LooseServiceRequest>[] {
  const { t } = useAdminTranslation();
  const labels = useServiceLabels();
  return [
    {
      key: "service",
      header: t("serviceRequests.columns.service"),
      cell: (request) => (
        <OpenRowButton
          {...actions(request).view}
          name={labels.service(request.service_name)}
          text={request.description}
        />
      ),
    },
    {
      key: "client",
      header: t("serviceRequests.columns.client"),
      cell: ({ email, phone_no: phone }) => (
        <span className="block max-w-56 text-left">
          <span className="block truncate">{email ?? <NotGiven />}</span>
          <span className="figures block truncate text-ink-soft text-sm">{labels.figures(phone)}</span>
        </span>
      ),
    },
    {
      key: "priority",
      header: t("serviceRequests.columns.priority"),
      cell: ({ Service_urgency: urgency }) => (
        <span className="whitespace-nowrap">
          <PriorityBadge urgency={urgency} />
        </span>
      ),
    },
    {
      key: "preferred",
      header: t("serviceRequests.columns.preferred"),
      cell: ({ preffered_date: iso }) => <DateText iso={iso} fallback={<NotGiven />} className="text-sm" />,
    },
    {
      key: "date",
      header: t("serviceRequests.columns.date"),
      cell: ({ created_at: iso }) => (
        <span className="block text-left text-sm">
          <DateTimeText iso={iso} />
        </span>
      ),
    },
    {
      key: "state",
      header: t("serviceRequests.columns.state"),
      cell: ({ id }) => (
        <ReadFlags kind="service-requests">
          {({ isRead }) => (
            <ReadBadge
              isRead={isRead(id)}
              read={t("serviceRequests.read")}
              unread={t("serviceRequests.new")}
            />
          )}
        </ReadFlags>
      ),
    },
  ];
}
