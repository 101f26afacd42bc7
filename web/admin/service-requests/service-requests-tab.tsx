import {
  type ShownServiceRequest,
  shownServiceRequestSchema,
} from "#domain/service-requests/shown-service-request.ts";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { ResourceList } from "#web/admin/list/resource-list.tsx";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useListAddress } from "#web/admin/list/use-list-address.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { useReadFlags } from "#web/admin/use-read-flags.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { EmptyRequestsArt } from "#web/art/late.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { clientOf, deleteServiceRequest } from "./service-request-calls.ts";
import { ServiceRequestCard } from "./service-request-card.tsx";
import { ServiceRequestDialog } from "./service-request-dialog.tsx";
import { useServiceRequestColumns } from "./use-service-request-columns.tsx";

const orders = ["-created_at", "created_at", "preffered_date", "service_name"] as const;

/** AR1: what visitors asked for through the Others page. */
export function ServiceRequestsTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const words = useProblemWords();
  const address = useListAddress();
  const { openId, open, close } = useOpenRow();
  const { isRead, markAsRead } = useReadFlags("service-requests");
  const query = useResourcePage({
    resource: "service-requests",
    path: "/service-requests/",
    item: shownServiceRequestSchema,
    page: address.page,
    query: { search: address.get("search"), ordering: address.get("ordering") },
  });
  const opened = query.data?.results.find(({ id }) => id === openId);
  const deletion = useDeletion({
    resource: "service-requests",
    remove: (request: ShownServiceRequest) => deleteServiceRequest(request.id),
    words: {
      title: t("serviceRequests.deletion.title"),
      question: t("serviceRequests.deletion.question"),
      confirm: t("serviceRequests.detail.delete"),
    },
    done: (request) => ({
      title: t("serviceRequests.deletion.done"),
      text: t("serviceRequests.deletion.doneText", { client: clientOf(request) }),
    }),
    failed: (_request, failure) => ({
      title: t("serviceRequests.deletion.failed"),
      text: words.reason(failure),
    }),
    onGone: ({ id }) => id === openId && close(),
  });
  const columns = useServiceRequestColumns({
    isRead,
    onView: open,
    onMarkAsRead: markAsRead,
    onDelete: deletion.ask,
  });

  return (
    <>
      <ResourceList
        resource="service-requests"
        title={t("serviceRequests.title")}
        count={(number) => t("serviceRequests.count", { number: format.number(number) })}
        query={query}
        loading={t("serviceRequests.loading")}
        failed={t("serviceRequests.failed")}
        empty={{
          art: <EmptyRequestsArt className="h-44 w-auto text-ink" />,
          title: t("serviceRequests.empty.title"),
          text: t("serviceRequests.empty.text"),
        }}
        tools={
          <ListTools
            searchHint={t("serviceRequests.searchHint")}
            orders={orders.map((value) => ({ value, label: t(`serviceRequests.orders.${value}`) }))}
          />
        }
        card={(request) => (
          <ServiceRequestCard
            request={request}
            isRead={isRead(request.id)}
            onView={() => open(request.id)}
            onMarkAsRead={() => markAsRead(request.id)}
            onDelete={() => deletion.ask(request)}
          />
        )}
        columns={columns}
      />
      {opened === undefined && deletion.dialog}
      <ServiceRequestDialog
        request={opened}
        isRead={isRead}
        onMarkAsRead={markAsRead}
        onDelete={deletion.ask}
        onClose={close}
        confirm={deletion.dialog}
      />
    </>
  );
}
