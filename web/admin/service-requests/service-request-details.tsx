import { detectLanguageTag } from "#domain/text-language.ts";
import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts, NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ReadBadge } from "#web/admin/inbox/read-badge.tsx";
import type { LooseServiceRequest } from "#web/compatibility/loose-service-request.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { AttachedImage } from "./attached-image.tsx";
import { replySubject } from "./client.ts";
import { PriorityBadge } from "./priority-badge.tsx";
import { useServiceLabels } from "./use-service-labels.ts";

type Props = Readonly<{ request: LooseServiceRequest; isRead: boolean }>;

export function ServiceRequestDetails({ request, isRead }: Props) {
  const { t } = useAdminTranslation();
  const labels = useServiceLabels();
  return (
    <div className="grid gap-6">
      <header>
        <span className="flex flex-wrap gap-2">
          <ReadBadge
            isRead={isRead}
            read={t("serviceRequests.detail.read")}
            unread={t("serviceRequests.detail.new")}
          />
          <PriorityBadge urgency={request.Service_urgency} />
        </span>
        <p className="mt-2 font-semibold text-xl leading-title wrap-anywhere">
          {labels.service(request.service_name)}
        </p>
        <p className="mt-1 text-ink-soft text-sm">
          <DateTimeText iso={request.created_at} hasOtherCalendar />
        </p>
      </header>
      <DetailSection title={t("serviceRequests.detail.client")}>
        <Facts>
          <Fact label={t("serviceRequests.facts.phone")}>
            <TextAnchor href={phoneLink(request.phone_no)}>{labels.figures(request.phone_no)}</TextAnchor>
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
          <Fact label={t("serviceRequests.facts.type")}>{labels.service(request.service_type)}</Fact>
          <Fact label={t("serviceRequests.facts.projectType")}>{request.projectType}</Fact>
          <Fact label={t("serviceRequests.facts.budget")}>{labels.figures(request.budget)}</Fact>
          <Fact label={t("serviceRequests.facts.timeline")}>{labels.timeline(request.timeline)}</Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.project")}>
        <Facts>
          <Fact label={t("serviceRequests.facts.location")}>{request.location}</Fact>
          <Fact label={t("serviceRequests.facts.address")}>{request.address}</Fact>
          <Fact label={t("serviceRequests.facts.preferred")}>
            <DateText iso={request.preffered_date} hasOtherCalendar fallback={<NotGiven />} />
          </Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.description")}>
        <p lang={detectLanguageTag(request.description)} className="whitespace-pre-line wrap-anywhere">
          {request.description}
        </p>
      </DetailSection>
      <DetailSection title={t("serviceRequests.detail.image")}>
        <AttachedImage request={request} />
      </DetailSection>
    </div>
  );
}
