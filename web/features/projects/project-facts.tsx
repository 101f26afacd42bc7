import type { ReactNode } from "react";
import type { Project } from "#domain/projects/project.ts";
import { useProjectDetailTranslation } from "#web/i18n/project-detail-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { ProjectDuration, ProjectSize } from "./project-size-and-duration.tsx";

/** PD1 */
export function ProjectFacts({ project }: { project: Project }) {
  const { t } = useProjectDetailTranslation();
  const format = useFormat();
  const { completed_date: completed } = project;
  return (
    <dl
      aria-label={t("projects.detail.facts")}
      className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 border-line border-y py-6 lg:grid-cols-4 lg:divide-x lg:divide-line"
    >
      <Fact term={t("projects.detail.area")}>
        <ProjectSize text={project.proj_area} />
      </Fact>
      <Fact term={t("projects.duration")}>
        <ProjectDuration text={project.proj_duration} />
      </Fact>
      {project.professionals > 0 && (
        <Fact term={t("projects.detail.professionals")}>{format.number(project.professionals)}</Fact>
      )}
      <Fact term={t(completed ? "projects.detail.completed" : "projects.detail.completion")}>
        <DateText iso={completed} hasOtherCalendar fallback={t("projects.detail.inProgress")} />
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="display mt-0.5 wrap-anywhere text-xl sm:text-2xl">{children}</dd>
    </div>
  );
}
