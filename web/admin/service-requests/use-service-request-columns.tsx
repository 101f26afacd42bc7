import Check from "lucide-react/icons/check";
import Phone from "lucide-react/icons/phone";
import { phoneLink } from "#web/admin/details/contact-links.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadBadge } from "#web/admin/inbox/read-badge.tsx";
import { useReadFlags } from "#web/admin/leads/source-leads.tsx";
import { DeleteAction } from "#web/admin/list/card-actions.tsx";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Column } from "#web/ui/table.tsx";
import { clientOf } from "./client.ts";
import { PriorityBadge } from "./priority-badge.tsx";
import { useServiceLabels } from "./use-service-labels.ts";

type Options = Readonly<{
  onView: (id: number) => void;
  onDelete: (request: LooseServiceRequest) => void;
}>;

export function useServiceRequestColumns({ onView, onDelete }: Options) {
  const { t } = useAdminTranslation();
  const labels = useServiceLabels();
  const { isRead, markAsRead } = useReadFlags("service-requests");
  const columns: readonly Column<LooseServiceRequest>[] = [
    {
      key: "service",
      header: t("serviceRequests.columns.service"),
      cell: (request) => (
        <button
          type="button"
          aria-label={t("serviceRequests.viewOf", { client: clientOf(request) })}
          onClick={() => onView(request.id)}
          className="group block w-full max-w-md text-left"
        >
          <span className="line-clamp-1 font-semibold text-indigo underline-offset-4 group-hover:underline">
            {labels.service(request.service_name)}
          </span>
          <span className="line-clamp-1 text-ink-soft text-sm">{request.description}</span>
        </button>
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
        <ReadBadge isRead={isRead(id)} read={t("serviceRequests.read")} unread={t("serviceRequests.new")} />
      ),
    },
    {
      key: "actions",
      header: t("list.actions"),
      cell: (request) => {
        const client = clientOf(request);
        return (
          <span className="flex justify-end">
            {!isRead(request.id) && (
              <IconButton
                label={t("serviceRequests.markAsReadOf", { client })}
                onClick={() => markAsRead(request.id)}
              >
                <Check aria-hidden />
              </IconButton>
            )}
            <a
              href={phoneLink(request.phone_no)}
              aria-label={t("serviceRequests.callOf", { client })}
              className="touch inline-grid place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <Phone aria-hidden className="size-5" />
            </a>
            <DeleteAction
              label={t("serviceRequests.deleteOf", { client })}
              onClick={() => onDelete(request)}
            />
          </span>
        );
      },
    },
  ];
  return columns;
}
