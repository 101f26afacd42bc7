import type { Project } from "#domain/projects/project.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { OpenRowButton } from "#web/admin/list/open-row-button.tsx";
import type { RowActions } from "#web/admin/list/row-actions.tsx";
import { UntranslatedBadge } from "#web/admin/translations/untranslated-badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import type { Column } from "#web/ui/table.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { useBudgetText } from "./use-project-format.ts";

export function useProjectColumns(actions: RowActions<Project>): readonly Column<Project>[] {
  const { t } = useAdminTranslation();
  return [
    {
      key: "project",
      header: t("projects.columns.project"),
      cell: (project) => (
        <OpenRowButton
          {...actions(project).view}
          picture={{ address: project.image_urls[0] ?? null, pictures: project.pictures }}
          name={project.proj_name}
          text={project.location}
        />
      ),
    },
    {
      key: "client",
      header: t("projects.columns.client"),
      cell: (project) => <span className="line-clamp-2">{project.client_name}</span>,
    },
    {
      key: "status",
      header: t("projects.columns.status"),
      cell: (project) => (
        <span className="flex flex-wrap gap-1.5">
          <ProjectBadges project={project} />
          <UntranslatedBadge fields={projectTexts} row={project} />
        </span>
      ),
    },
    {
      key: "budget",
      header: t("projects.columns.budget"),
      isFigure: true,
      cell: ({ proj_budget: amount }) => <Budget amount={amount} />,
    },
    {
      key: "completed",
      header: t("projects.columns.completed"),
      cell: (project) => (
        <DateText iso={project.completed_date} fallback={<NotGiven />} className="text-sm" />
      ),
    },
  ];
}

function Budget({ amount }: { amount: number }) {
  return useBudgetText(amount) ?? <NotGiven />;
}
