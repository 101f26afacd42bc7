import Pencil from "lucide-react/icons/pencil";
import type { Project } from "#domain/projects/project.ts";
import { projectTexts } from "#domain/projects/project-texts.ts";
import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DeleteAction } from "#web/admin/list/card-actions.tsx";
import { OpenRowButton } from "#web/admin/list/open-row-button.tsx";
import { UntranslatedBadge } from "#web/admin/translations/untranslated-badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Column } from "#web/ui/table.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { useBudgetText } from "./use-project-format.ts";

type Options = Readonly<{
  onView: (id: number) => void;
  onEdit: (id: number) => void;
  onDelete: (project: Project) => void;
}>;

export function useProjectColumns({ onView, onEdit, onDelete }: Options): readonly Column<Project>[] {
  const { t } = useAdminTranslation();
  return [
    {
      key: "project",
      header: t("projects.columns.project"),
      cell: ({ id, proj_name: name, location, image_urls: [address = null], pictures }) => (
        <OpenRowButton
          label={t("projects.viewOf", { name })}
          onClick={() => onView(id)}
          address={address}
          pictures={pictures}
          name={name}
          place={location}
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
    {
      key: "actions",
      header: t("list.actions"),
      cell: (project) => (
        <span className="flex">
          <IconButton
            label={t("projects.editOf", { name: project.proj_name })}
            onClick={() => onEdit(project.id)}
          >
            <Pencil aria-hidden />
          </IconButton>
          <DeleteAction
            label={t("projects.deleteOf", { name: project.proj_name })}
            onClick={() => onDelete(project)}
          />
        </span>
      ),
    },
  ];
}

function Budget({ amount }: { amount: number }) {
  return useBudgetText(amount) ?? <NotGiven />;
}
