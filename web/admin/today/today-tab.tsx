import { countNotices, countToday, type Today } from "#domain/today/today.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useToday } from "#web/admin/today/use-today.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { ApprovalLines, DraftLines, SmsLines, SubmissionLines } from "./decision-lines.tsx";
import { AnswerLines, StepLines } from "./lead-lines.tsx";
import { NoticeLines } from "./notice-lines.tsx";
import { SilentLines } from "./silent-lines.tsx";
import { VisitLines } from "./visit-lines.tsx";

/** Only a company that builds needs them. */
const loadJobLines = () => import("./job-lines.tsx");
const loadOverview = () => import("#web/admin/statistics/overview-tab.tsx");

/** DY2: what this account has to do today, and beneath it the numbers of the office. */
export function TodayTab() {
  const { t } = useAdminTranslation();
  const query = useToday();
  // The numbers would be pushed down by lines that arrive after them.
  const isLoaded = query.data !== undefined || query.isError;
  const overview = useLazyModule(isLoaded, loadOverview);
  return (
    <>
      <section aria-labelledby="today-title">
        <h2 tabIndex={-1} className="mb-4 flex flex-wrap items-baseline gap-x-3 text-2xl outline-none">
          <span id="today-title">{t("today.title")}</span>
          {query.data && (
            <span className="font-sans text-base text-ink-soft">
              <DateText iso={query.data.day} hasOtherCalendar />
            </span>
          )}
        </h2>
        {query.data ? (
          <Lines today={query.data} />
        ) : query.isError ? (
          <QueryError title={t("today.loadFailed")} query={query} />
        ) : (
          <SkeletonGroup label={t("today.loading")}>
            <Skeleton className="mb-4 h-48 w-full" />
            <Skeleton className="h-48 w-full" />
          </SkeletonGroup>
        )}
      </section>
      {isLoaded && overview && (
        <div className="mt-10">
          <overview.OverviewTab />
        </div>
      )}
    </>
  );
}

/** In two columns on wide screens: what people wait for, and what the office decides. */
function Lines({ today }: Readonly<{ today: Today }>) {
  const { t } = useAdminTranslation();
  // The notices have dialogs, which stay open after their last line has gone.
  const jobs = useLazyModule(today.jobs.count > 0, loadJobLines);
  const hadNotices = useLastDefined(countNotices(today.notices) > 0 || undefined) ?? false;
  return (
    <>
      {countToday(today) === 0 && (
        <p className="mb-4 rounded-lg border border-line bg-surface p-6 text-lg">{t("today.nothing")}</p>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <VisitLines section={today.visits} />
          <VisitLines section={today.past_visits} isPast />
          <AnswerLines section={today.answers} />
          <StepLines section={today.steps} />
          <SilentLines section={today.silent} today={today.day} />
        </div>
        <div className="grid min-w-0 gap-4">
          <SmsLines section={today.sms} />
          <ApprovalLines section={today.approvals} />
          <SubmissionLines section={today.submissions} />
          <DraftLines section={today.drafts} />
          {hadNotices && <NoticeLines notices={today.notices} />}
          {jobs && today.jobs.count > 0 && <jobs.JobLines section={today.jobs} />}
        </div>
      </div>
    </>
  );
}
