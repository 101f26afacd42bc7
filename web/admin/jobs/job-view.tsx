import { useQuery } from "@tanstack/react-query";
import type { Job } from "#domain/jobs/job.ts";
import { localText } from "#domain/settings/local-text.ts";
import { QueryContent } from "#web/admin/calls/query-content.tsx";
import { BackLink } from "#web/admin/details/back-link.tsx";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useRefreshInterval } from "#web/admin/list/use-refresh-interval.ts";
import { LazyContent } from "#web/admin/loading/lazy-content.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { jobAddress, partParameter } from "./job-address.ts";
import { JobBadges } from "./job-badges.tsx";
import { jobRows } from "./job-calls.ts";
import { jobParts } from "./job-parts.ts";
import { JobProgress } from "./job-progress.tsx";

/** CN4: one job; the URL names the part of it. */
export function JobView({ id }: Readonly<{ id: number }>) {
  const { t } = useJobTranslation();
  const query = useQuery({
    queryKey: ["jobs", "details", id],
    queryFn: () => loadRow(jobRows, id),
    refetchInterval: useRefreshInterval(),
  });
  const wanted = useListParameters().get(partParameter);
  const part = jobParts.find(({ name }) => name === wanted) ?? jobParts[0];
  return (
    <section aria-labelledby="job-title" aria-busy={query.isFetching}>
      <BackLink to="?tab=jobs">{t("back")}</BackLink>
      <QueryContent
        query={query}
        loading={t("loadingOne")}
        failed={t("failedOne")}
        skeleton={<SkeletonText lines={10} />}
      >
        {({ row: job }) => (
          <>
            <Heading job={job} />
            <Parts id={id} current={part.name} />
            <LazyContent key={part.name} load={part.load} given={{ job }} />
          </>
        )}
      </QueryContent>
    </section>
  );
}

function Heading({ job }: Readonly<{ job: Job }>) {
  const { t } = useJobTranslation();
  const links = [
    ...(job.estimate_id === null
      ? []
      : [{ to: `?tab=estimates&estimate=${job.estimate_id}`, text: t("estimate") }]),
    ...(job.lead_id === null ? [] : [{ to: `?tab=leads&lead=${job.lead_id}`, text: t("lead") }]),
  ];
  return (
    <header className="mt-1">
      <h2 id="job-title" tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
        <LangText>{localText(job.title, useLanguage())}</LangText>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <JobBadges job={job} />
        {links.map(({ to, text }) => (
          <TextLink key={to} to={to} className="touch inline-flex items-center text-sm">
            {text}
          </TextLink>
        ))}
      </p>
      <JobProgress progress={job.progress} className="mt-2 max-w-md" />
    </header>
  );
}

function Parts({ id, current }: Readonly<{ id: number; current: string }>) {
  const { t } = useJobTranslation();
  return (
    <nav aria-label={t("partsLabel")} className="mt-4 mb-6 border-line border-b print:hidden">
      <ul className="flex max-w-md flex-wrap justify-between">
        {jobParts.map(({ name }) => (
          <li key={name}>
            <PageLink
              to={jobAddress(id, name)}
              aria-current={name === current ? "page" : undefined}
              className="touch -mb-px inline-flex items-center border-transparent border-b-2 px-1.5 font-semibold text-ink-soft text-sm hover:text-ink aria-[current=page]:border-madder aria-[current=page]:text-madder-strong"
            >
              {t(`parts.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
