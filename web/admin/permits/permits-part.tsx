import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { kathmanduDay } from "#domain/dates.ts";
import type { PermitKind } from "#domain/jobs/choices.ts";
import type { Job } from "#domain/jobs/job.ts";
import { type Permit, type PermitState, permitState } from "#domain/permits/permit.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts } from "#web/admin/details/facts.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useJobMoneyTranslation } from "#web/admin/i18n/job-money-messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { PaperViews } from "#web/admin/papers/paper-views.tsx";
import { useCanSeePapers } from "#web/admin/session/use-can-see-papers.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { jobViewsPath } from "./job-scan-calls.ts";
import { Packs } from "./packs.tsx";
import { permitsQuery } from "./permit-calls.ts";
import { PermitEditor } from "./permit-editor.tsx";
import { StepPapers } from "./step-papers.tsx";
import { useJobPapers } from "./use-job-papers.ts";

const tones: Readonly<Record<PermitState, BadgeTone>> = {
  not_applied: "grey",
  waiting: "blue",
  overdue: "red",
  granted: "green",
};

type Props = Readonly<{ job: Job }>;

/** CN7: the steps of the municipality's permit, with their papers for accounts that may see papers. */
export function PermitsPart({ job }: Props) {
  return useCanSeePapers() ? <WithPapers job={job} /> : <Permits job={job} />;
}

function WithPapers({ job }: Props) {
  const { t } = useJobMoneyTranslation();
  const papers = useJobPapers(job.id);
  const papersOf = (permit: PermitKind | null, name: string) => (
    <StepPapers jobId={job.id} permit={permit} name={name} papers={papers} />
  );
  return (
    <Permits job={job} papersOf={papersOf}>
      <DetailSection title={t("papers.title")}>
        <div className="grid gap-4">
          <p className="text-ink-soft">{t("papers.about")}</p>
          {papers.query.isError && <QueryError title={t("papers.failed")} query={papers.query} />}
          {papersOf(null, t("papers.title"))}
          <PaperViews path={jobViewsPath(job.id)} />
        </div>
      </DetailSection>
    </Permits>
  );
}

type PermitsProps = Props &
  Readonly<{
    /** The papers of a step; absent for accounts that may not see papers. */
    papersOf?: (permit: PermitKind, name: string) => ReactNode;
    children?: ReactNode;
  }>;

function Permits({ job, papersOf, children }: PermitsProps) {
  const { t } = useJobMoneyTranslation();
  const { editing, edit, close } = useEditing();
  const query = useQuery({ ...permitsQuery(job.id), refetchInterval: useRefreshInterval() });
  if (query.isPending) return <CardSkeletons label={t("permits.loading")} />;
  if (!query.data) return <QueryError title={t("permits.failed")} query={query} />;
  return (
    <div className="grid gap-8">
      <DetailSection title={t("permits.title")}>
        <div className="grid gap-4">
          <Button icon={<Pencil />} className="justify-self-start" onClick={() => edit(job.id)}>
            {t("permits.edit")}
          </Button>
          <ol className="grid gap-4 lg:grid-cols-3">
            {query.data.row.permits.map((permit) => (
              <Step key={permit.kind} permit={permit}>
                {papersOf?.(permit.kind, t(`permits.kinds.${permit.kind}`))}
              </Step>
            ))}
          </ol>
        </div>
      </DetailSection>
      {children}
      <Packs job={job} hasPapers={papersOf !== undefined} />
      <PermitEditor jobId={job.id} editing={editing === job.id ? editing : null} onClose={close} />
    </div>
  );
}

function Step({ permit, children }: Readonly<{ permit: Permit; children: ReactNode }>) {
  const { t } = useJobMoneyTranslation();
  const format = useFormat();
  const state = permitState(permit, kathmanduDay(Date.now()));
  const day = (iso: string | null) => iso && <DateText iso={iso} hasOtherCalendar />;
  return (
    <li className="grid content-start gap-3 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-semibold">{t(`permits.kinds.${permit.kind}`)}</strong>
        <Badge tone={tones[state]}>{t(`permits.states.${state}`)}</Badge>
      </p>
      <Facts>
        <Fact label={t("permits.applied_on")}>{day(permit.applied_on)}</Fact>
        <Fact label={t("permits.due_on")}>{day(permit.due_on)}</Fact>
        <Fact label={t("permits.granted_on")}>{day(permit.granted_on)}</Fact>
        <Fact label={t("permits.number")}>{format.digits(permit.number)}</Fact>
      </Facts>
      {children}
    </li>
  );
}
