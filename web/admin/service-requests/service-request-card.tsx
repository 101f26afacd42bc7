import { detectLanguageTag } from "#domain/text-language.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { Fact, NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LeadLink, useReadFlags } from "#web/admin/leads/source-leads.tsx";
import { CardActions, type RowActions } from "#web/admin/list/row-actions.tsx";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { clientOf } from "./client.ts";
import { PriorityBadge } from "./priority-badge.tsx";
import { useServiceLabels } from "./use-service-labels.ts";

type Props = Readonly<{ request: LooseServiceRequest; actions: RowActions<LooseServiceRequest> }>;

export function ServiceRequestCard({ request, actions }: Props) {
  const { t } = useAdminTranslation();
  const labels = useServiceLabels();
  const { isRead } = useReadFlags("service-requests");
  const service = labels.service(request.service_name);
  return (
    <Card as="article" aria-label={`${service}, ${clientOf(request)}`} className="flex flex-col gap-4">
      <header className="grid gap-1">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-base wrap-anywhere">{service}</h3>
          <PriorityBadge urgency={request.Service_urgency} />
        </div>
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-ink-soft text-sm wrap-anywhere">{request.email ?? <NotGiven />}</p>
          {/* Keeps its place until the lead is known, so that the card does not grow. */}
          <span className={isRead(request.id) ? "invisible flex" : "flex"}>
            <Badge tone="blue">{t("serviceRequests.new")}</Badge>
          </span>
        </div>
      </header>
      <dl className="figures grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm">
        <Fact label={t("serviceRequests.facts.type")}>{labels.service(request.service_type)}</Fact>
        <Fact label={t("serviceRequests.facts.projectType")}>{request.projectType}</Fact>
        <Fact label={t("serviceRequests.facts.phone")}>{labels.figures(request.phone_no)}</Fact>
        <Fact label={t("serviceRequests.facts.budget")}>{labels.figures(request.budget)}</Fact>
        <Fact label={t("serviceRequests.facts.preferred")}>
          <DateText iso={request.preffered_date} fallback={<NotGiven />} />
        </Fact>
        <Fact label={t("serviceRequests.facts.submitted")}>
          <DateTimeText iso={request.created_at} />
        </Fact>
      </dl>
      <p
        lang={detectLanguageTag(request.description)}
        className="line-clamp-2 border-line border-t pt-3 text-ink-soft text-sm wrap-anywhere"
      >
        {request.description}
      </p>
      <LeadLink sourceId={request.id} />
      <CardActions {...actions(request)} />
    </Card>
  );
}
