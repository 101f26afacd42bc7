import type { ReactNode } from "react";
import { formatDecimal } from "#domain/estimates/format-decimal.ts";
import type { Job, JobStage } from "#domain/jobs/job.ts";
import { localDigits } from "#domain/numbers.ts";
import { localText } from "#domain/settings/local-text.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts } from "#web/admin/details/facts.tsx";
import { HistoryLink } from "#web/admin/details/history-link.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { JobActions } from "./job-actions.tsx";
import { JobEditor } from "./job-editor.tsx";

/** CN4: what is built, for whom, and how far it is. */
export function JobOverview({ job }: Readonly<{ job: Job }>) {
  const { t } = useJobTranslation();
  const { editing, edit, close } = useEditing();
  return (
    <div className="grid gap-6">
      <JobActions job={job} onEdit={() => edit(job.id)} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <DetailSection title={t("overview.stages")}>
          <Stages stages={job.stages} />
        </DetailSection>
        <div className="grid min-w-0 content-start gap-6">
          <Building job={job} />
          <Client job={job} />
          {job.notes && (
            <DetailSection title={t("overview.notes")}>
              <p className="whitespace-pre-line wrap-anywhere">
                <LangText>{job.notes}</LangText>
              </p>
            </DetailSection>
          )}
        </div>
      </div>
      <JobEditor editing={editing === job.id ? job.id : null} onClose={close} />
    </div>
  );
}

function Building({ job }: Readonly<{ job: Job }>) {
  const { t, messages } = useJobTranslation();
  const language = useLanguage();
  const number = (value: string | null) => value && formatDecimal(value, language);
  const day = (value: string | null) => value && <DateText iso={value} />;
  const facts: readonly (readonly [keyof typeof messages.fields, ReactNode])[] = [
    ["place", <LangText key="place">{job.place}</LangText>],
    ["kitta", localDigits(job.kitta, language)],
    ["building_class", job.building_class && t(`classes.${job.building_class}`)],
    ["plinth_area_sq_ft", number(job.plinth_area_sq_ft)],
    ["storeys", number(job.storeys)],
    ["starts_on", day(job.starts_on)],
    ["ends_on", day(job.ends_on)],
    ["finished_on", day(job.finished_on)],
    [
      "code",
      <span key="code" className="font-mono">
        {job.code}
      </span>,
    ],
    ["updated_at", <DateTimeText key="updated_at" iso={job.updated_at} />],
  ];
  return (
    <DetailSection title={t("overview.building")}>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={t(`fields.${label}`)}>
            {value}
          </Fact>
        ))}
      </Facts>
      <HistoryLink kind="jobs" id={job.id} />
    </DetailSection>
  );
}

function Client({ job }: Readonly<{ job: Job }>) {
  const { t } = useJobTranslation();
  const { t: admin } = useAdminTranslation();
  const format = useFormat();
  return (
    <DetailSection title={t("overview.client")}>
      <Facts>
        <Fact label={t("fields.client_name")}>
          <LangText>{job.client_name}</LangText>
        </Fact>
        <Fact label={t("fields.language")}>{admin(`editing.texts.names.${job.language}`)}</Fact>
        <Fact label={t("fields.client_email")}>
          {job.client_email && (
            <TextAnchor href={`mailto:${job.client_email}`}>{job.client_email}</TextAnchor>
          )}
        </Fact>
        <Fact label={t("fields.client_phone")}>
          {job.client_phone && (
            <TextAnchor href={`tel:${job.client_phone}`}>{format.digits(job.client_phone)}</TextAnchor>
          )}
        </Fact>
      </Facts>
    </DetailSection>
  );
}

function Stages({ stages }: Readonly<{ stages: readonly JobStage[] }>) {
  const { t } = useJobTranslation();
  if (stages.length === 0) return <p className="text-ink-soft">{t("overview.noStages")}</p>;
  return (
    <ol className="grid gap-4">
      {stages.map((stage) => (
        <Stage key={stage.id} stage={stage} />
      ))}
    </ol>
  );
}

function Stage({ stage }: Readonly<{ stage: JobStage }>) {
  const { t } = useJobTranslation();
  const format = useFormat();
  const language = useLanguage();
  const name = localText(stage.name, language);
  return (
    <li className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <LangText>{name}</LangText>
          {!stage.is_public && (
            <>
              {" "}
              <Badge>{t("overview.hidden")}</Badge>
            </>
          )}
        </p>
        <p className="figures">{t("percent", { number: format.number(stage.percent) })}</p>
      </div>
      <ProgressBar label={name} value={stage.percent / 100} />
      <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
        <span>{t("overview.weight", { weight: formatDecimal(stage.weight, language) })}</span>
        {stage.planned_on && (
          <span>
            {t("overview.planned")}: <DateText iso={stage.planned_on} />
          </span>
        )}
        {stage.done_on && (
          <span>
            {t("overview.done")}: <DateText iso={stage.done_on} />
          </span>
        )}
      </p>
      {stage.engineer_note && (
        <p className="whitespace-pre-line text-sm wrap-anywhere">
          <LangText>{stage.engineer_note}</LangText>
        </p>
      )}
    </li>
  );
}
