import Plus from "lucide-react/icons/plus";
import { useEditing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ExportButton } from "#web/admin/list/export-button.tsx";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { ResourceList } from "#web/admin/list/resource-list.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { EmptyProjectsArt } from "#web/art/drawings.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { adminProjectSchema } from "./project-calls.ts";
import { ProjectCard } from "./project-card.tsx";
import { ProjectDialog } from "./project-dialog.tsx";
import { ProjectEditor } from "./project-editor.tsx";
import { ProjectFilters, projectFilterNames } from "./project-filters.tsx";
import { useProjectColumns } from "./use-project-columns.tsx";
import { useProjectDeletion } from "./use-project-deletion.ts";

const orders = ["-created_at", "created_at", "proj_name", "-proj_budget", "proj_budget"] as const;
const parameters = ["search", ...projectFilterNames];

/** AJ1 */
export function ProjectsTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const address = useListParameters();
  const { openId, open, close } = useOpenRow();
  const { editing, edit, close: closeForm } = useEditing();
  const query = useResourcePage({
    resource: "projects",
    path: "/apis/projects/",
    item: adminProjectSchema,
    page: address.page,
    query: Object.fromEntries([...parameters, "ordering"].map((name) => [name, address.get(name)])),
  });
  const deletion = useProjectDeletion(({ id }) => id === openId && close());
  const columns = useProjectColumns({ onView: open, onEdit: edit, onDelete: deletion.ask });
  const add = (label: string) => (
    <Button icon={<Plus aria-hidden className="size-4" />} onClick={() => edit("new")}>
      {label}
    </Button>
  );

  return (
    <>
      <ResourceList
        resource="projects"
        title={t("projects.title")}
        count={(number) => t("projects.count", { number: format.number(number) })}
        query={query}
        loading={t("projects.loading")}
        failed={t("projects.failed")}
        empty={{
          art: <EmptyProjectsArt className="h-44 w-auto text-ink" />,
          title: t("projects.empty.title"),
          text: t("projects.empty.text"),
          action: add(t("projects.empty.add")),
        }}
        tools={
          <ListTools
            searchHint={t("projects.searchHint")}
            orders={orders.map((value) => ({ value, label: t(`projects.orders.${value}`) }))}
          >
            <ProjectFilters />
          </ListTools>
        }
        filters={parameters}
        action={
          <span className="flex flex-wrap gap-3">
            <ExportButton path="/apis/projects/export.csv" filters={parameters} />
            {add(t("projects.add"))}
          </span>
        }
        card={(project) => (
          <ProjectCard
            project={project}
            onView={() => open(project.id)}
            onEdit={() => edit(project.id)}
            onDelete={() => deletion.ask(project)}
          />
        )}
        columns={columns}
        nameOf={({ proj_name }) => proj_name}
      />
      {openId === null && deletion.dialog}
      <ProjectDialog
        id={openId}
        listed={query.data?.results.find((project) => project.id === openId)}
        onEdit={edit}
        onDelete={deletion.remove}
        isDeleting={deletion.isRemoving}
        onClose={close}
        finalFocus={deletion.finalFocus}
      />
      <ProjectEditor editing={editing} onClose={closeForm} />
    </>
  );
}
