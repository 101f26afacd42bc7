import { type ReactNode, useId } from "react";
import type { PageProject } from "#domain/projects/project.ts";
import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { Card } from "#web/ui/card.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ProjectBudget } from "./project-budget.tsx";

/** PD2 */
export function ProjectInformation({ project }: { project: PageProject }) {
  const { t } = useProjectDetailTranslation();
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        {t("projects.detail.information")}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        <Row term={t("projects.detail.client")}>
          <LangText>{project.client_name}</LangText>
        </Row>
        <Row term={t("projects.detail.type")}>{t(`projects.types.${project.proj_type}`)}</Row>
        <Row term={t("projects.budget")}>
          <ProjectBudget amount={project.budget_rupees} size="base" />
        </Row>
        <Row term={t("projects.detail.start")}>
          <DateText iso={project.start_date} hasOtherCalendar fallback={t("projects.detail.notSpecified")} />
        </Row>
        <Row term={t("projects.detail.end")}>
          <DateText
            iso={project.end_date ?? project.completed_date}
            hasOtherCalendar
            fallback={t("projects.detail.inProgress")}
          />
        </Row>
      </dl>
    </Card>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-3 py-2.5 last:pb-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  );
}
