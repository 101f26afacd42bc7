import { textTag } from "#domain/text-language.ts";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts, NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { AttachedImage } from "./attached-image.tsx";
import { PriorityBadge } from "./priority-badge.tsx";
import { replySubject } from "./service-request-calls.ts";
import { useServiceLabels } from "./use-service-labels.ts";

type Props = Readonly<{ request: LooseServiceRequest; isRead: boolean }>;

export function ServiceRequestDetails({ request, isRead }: Props) {
  const { t } = useAdminTranslation();
  const words = useServiceLabels();
  return (
    <div className="grid gap-6">
      <header>
        <span className="flex flex-wrap gap-2">
          <Badge tone={isRead ? "neutral" : "blue"}>
            {isRead ? t("serviceRequests.detail.read") : t("serviceRequests.detail.new")}
          </Badge>
          <PriorityBadge urgency={request.Service_urgency} />
        </span>
        <p className="mt-2 font-semibold text-xl leading-title wrap-anywhere">
          {words.service(request.service_name)}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          <DateTimeText iso={request.created_at} />
        </p>
      </header>
      <DetailSection title={t("serviceRequests.detail.client")}>
        <Facts>
          <Fact label={t("serviceRequests.facts.phone")}>
            <TextAnchor href={phoneLink(request.phone_no)}>{words.figures(request.phone_no)}</TextAnchor>
          </Fact>
          <Fact label={t("serviceRequests.facts.email")}>
            {request.email && (
              <TextAnchor href={mailLink(request.email, replySubject)}>{request.email}</TextAnchor>
            )}
          </Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.service")}>
        <Facts>
          <Fact label={t("serviceRequests.facts.type")}>{words.service(request.service_type)}</Fact>
          <Fact label={t("serviceRequests.facts.projectType")}>{request.projectType}</Fact>
          <Fact label={t("serviceRequests.facts.budget")}>{words.figures(request.budget)}</Fact>
          <Fact label={t("serviceRequests.facts.timeline")}>{words.timeline(request.timeline)}</Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.project")}>
        <Facts>
          <Fact label={t("serviceRequests.facts.location")}>{request.location}</Fact>
          <Fact label={t("serviceRequests.facts.address")}>{request.address}</Fact>
          <Fact label={t("serviceRequests.facts.preferred")}>
            <DateText iso={request.preffered_date} fallback={<NotGiven />} />
          </Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.description")}>
        <p lang={textTag(request.description)} className="whitespace-pre-line wrap-anywhere">
          {request.description}
        </p>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.image")}>
        <AttachedImage request={request} />
      </DetailSection>
    </div>
  );
}
