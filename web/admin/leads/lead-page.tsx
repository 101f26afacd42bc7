import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { LeadDetails } from "#domain/leads/lead.ts";
import { rowKindOfLead, rowNames } from "#domain/rows/kinds.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { retryUnlessMissing } from "#web/admin/calls/retry-unless-missing.ts";
import { BackLink } from "#web/admin/details/back-link.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { HistoryLink } from "#web/admin/details/history-link.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { LeadSubmission } from "#web/admin/publishing/lead-submission.tsx";
import { useHasConstruction } from "#web/admin/session/construction-context.ts";
import { useAccessScope, useProfile } from "#web/admin/session/use-access-scope.ts";
import { LeadVisits } from "#web/admin/visits/lead-visits.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ArrowLink, TextLink } from "#web/ui/text-link.tsx";
import { DeadlineClock } from "./deadline-clock.tsx";
import { LeadOrigin, StatusBadge, useLeadName } from "./lead-badges.tsx";
import { changeLead, fetchLead } from "./lead-calls.ts";
import { LeadComposer } from "./lead-composer.tsx";
import { LeadDeletion } from "./lead-deletion.tsx";
import { LeadForm } from "./lead-form.tsx";
import { LeadPerson } from "./lead-person.tsx";
import { LeadReplyForm } from "./lead-reply-form.tsx";
import { LeadSms } from "./lead-sms.tsx";
import { LeadSmsForm } from "./lead-sms-form.tsx";
import { LeadTimeline } from "./lead-timeline.tsx";
import { useLeadAction } from "./use-lead-action.ts";
import { VisitTime } from "./visit-time.tsx";

/** LE1: a lead with its person, what they asked, its timeline and its next step. */
export function LeadPage({ id }: Readonly<{ id: number }>) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: ["leads", "details", id],
    queryFn: () => fetchLead(id),
    retry: retryUnlessMissing,
    refetchInterval: useRefreshInterval(),
  });
  const lead = query.data?.lead;
  const marking = useLeadAction(() => changeLead(id, { is_new: false }));
  const markAsRead = useEffectEvent(() => marking.mutate(undefined));
  const username = useProfile()?.username;
  // LE8: a lead that someone was given stays new until they open it.
  const isNew = lead?.is_new === true && (lead.owner === null || lead.owner === username);
  useEffect(() => {
    if (isNew) markAsRead();
  }, [isNew]);
  return (
    <section aria-labelledby="lead-title" aria-busy={query.isFetching}>
      <BackLink to="?tab=leads">{t("leads.all")}</BackLink>
      <QueryContent query={query} loading={t("leads.loading")} failed={t("leads.oneFailed")}>
        {({ lead, etag }) => (
          <>
            <LeadHeading lead={lead} />
            <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
              <div className="grid min-w-0 content-start gap-6">
                <LeadSms lead={lead} />
                <AskedAbout lead={lead} />
                {lead.kind === "submission" && <LeadSubmission id={lead.source_id} />}
              </div>
              <div className="grid min-w-0 content-start gap-6 lg:row-span-2">
                <LeadForm loaded={{ row: lead, etag }} />
                <LeadVisits leadId={lead.id} />
                <EstimateLink leadId={lead.id} />
                <LeadPerson lead={lead} />
              </div>
              <div className="grid min-w-0 content-start gap-6">
                <DetailSection title={t("leads.timeline.title")}>
                  <LeadComposer id={id} />
                  <LeadReplyForm lead={lead} />
                  <LeadSmsForm lead={lead} />
                  <LeadTimeline lead={lead} />
                </DetailSection>
                <HistoryLink kind="leads" id={id} />
                <LeadDeletion lead={lead} />
              </div>
            </div>
          </>
        )}
      </QueryContent>
    </section>
  );
}

/** CN2: an estimate is made from a service request by its lead. */
function EstimateLink({ leadId }: Readonly<{ leadId: number }>) {
  const { t } = useAdminTranslation();
  const scope = useAccessScope("construction");
  const isOn = useHasConstruction() && scope !== "none";
  return isOn && <ArrowLink to={`?tab=estimates&lead=${leadId}`}>{t("leads.estimates")}</ArrowLink>;
}

function LeadHeading({ lead }: Readonly<{ lead: LeadDetails }>) {
  const nameOf = useLeadName();
  return (
    <header className="mt-1">
      <h2 id="lead-title" tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
        <LangText>{nameOf(lead)}</LangText>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={lead.status} />
        <Badge>
          <LeadOrigin lead={lead} />
        </Badge>
        <span className="text-ink-soft text-sm">
          <DateTimeText iso={lead.created_at} hasOtherCalendar />
        </span>
        {lead.promised_until && <DeadlineClock until={lead.promised_until} />}
      </p>
    </header>
  );
}

function AskedAbout({ lead }: Readonly<{ lead: LeadDetails }>) {
  const { t } = useAdminTranslation();
  const { tab } = rowNames[rowKindOfLead[lead.kind]];
  return (
    <DetailSection title={t("leads.asked")}>
      {lead.property_id !== null && lead.property_name !== null && (
        <p className="mb-2">
          <TextLink to={`/property/${lead.property_id}`}>
            <LangText>{lead.property_name}</LangText>
          </TextLink>
        </p>
      )}
      {lead.visit_on !== null && (
        <p className="mb-2">
          {t("leads.visitOn")}{" "}
          <span className="font-semibold">
            <VisitTime on={lead.visit_on} time={lead.visit_time} />
          </span>
        </p>
      )}
      <div className="rounded-md bg-sunken p-4">
        {lead.about !== "" && lead.property_name === null && !lead.text.startsWith(lead.about) && (
          <p className="font-semibold wrap-anywhere">
            <LangText>{lead.about}</LangText>
          </p>
        )}
        {lead.text !== "" && (
          <p className="whitespace-pre-line wrap-anywhere">
            <LangText>{lead.text}</LangText>
          </p>
        )}
      </div>
      {tab && <ArrowLink to={`?tab=${tab}&open=${lead.source_id}`}>{t(`leads.source.${tab}`)}</ArrowLink>}
    </DetailSection>
  );
}
