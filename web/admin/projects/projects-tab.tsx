import Plus from "lucide-react/icons/plus";
import type { Project } from "#domain/projects/project.ts";
import { RowEditor } from "#web/admin/editing/editor-dialog.tsx";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useEditAction, useRowActions } from "#web/admin/list/row-actions.tsx";
import { RowTab } from "#web/admin/list/row-tab.tsx";
import { useRowList } from "#web/admin/list/use-row-list.ts";
import { EmptyProjectsArt } from "#web/art/drawings.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { adminProjectSchema, projectRows } from "./project-calls.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectFilters, projectFilterNames } from "./project-filters.tsx";
import { ProjectForm } from "./project-form.tsx";
import { useProjectColumns } from "./use-project-columns.tsx";

const orders = ["-created_at", "created_at", "proj_name", "-proj_budget", "proj_budget"] as const;

/** AJ1 */
export function ProjectsTab() {
  const { t } = useAdminTranslation();
  const problem = useProblemMessages();
  const { editing, edit, close: closeForm } = useEditing();
  const list = useRowList<Project>({
    kind: "projects",
    item: adminProjectSchema,
    filters: projectFilterNames,
    nameOf: ({ proj_name: name }) => name,
    texts: {
      restored: t("projects.deletion.restored"),
      restoreFailed: t("projects.deletion.restoreFailed"),
    },
    failed: ({ id }, failure) => {
      // biome-ignore lint/suspicious/noConsole: AJ5 requires logging each failed deletion
      console.error(`Project ${id} could not be deleted`, failure);
      return { title: t("projects.deletion.failed"), text: problem.reason(failure) };
    },
  });
  const editAction = useEditAction("projects", edit);
  const actions = useRowActions(list, { main: ({ id, proj_name: name }) => editAction(id, name) });
  const add = (label: string) => (
    <Button icon={<Plus />} onClick={() => edit("new")}>
      {label}
    </Button>
  );
  return (
    <RowTab
      list={list}
      actions={actions}
      art={<EmptyProjectsArt className="h-44 w-auto text-ink" />}
      orders={orders.map((value) => ({ value, label: t(`projects.orders.${value}`) }))}
      filters={<ProjectFilters />}
      add={add(t("projects.add"))}
      addFirst={add(t("projects.empty.add"))}
      card={(project) => <ProjectCard project={project} actions={actions} />}
      columns={useProjectColumns(actions)}
      isDialogOpen={list.openId !== null}
    >
      <ProjectDialog list={list} onEdit={edit} />
      <RowEditor kind="projects" editing={editing} rows={projectRows} onClose={closeForm}>
        {(form) => <ProjectForm {...form} />}
      </RowEditor>
    </RowTab>
  );
}
