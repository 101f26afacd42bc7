import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "#web/admin/editing/form-dialog.tsx";
import { RowLoading } from "#web/admin/editing/row-loading.tsx";
import type { Editing } from "#web/admin/editing/use-editing.ts";
import { useLastShown } from "#web/admin/use-last-shown.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { fetchProject } from "./project-calls.ts";
import { ProjectForm } from "./project-form.tsx";

type Props = Readonly<{ editing: Editing | null; onClose: () => void }>;

/** AJ2: the form of a new project, or of one that is there. */
export function ProjectEditor({ editing, onClose }: Props) {
  const { t } = useAdminTranslation();
  const last = useLastShown(editing ?? undefined) ?? "new";
  return (
    <FormDialog
      isOpen={editing !== null}
      onClose={onClose}
      title={t(last === "new" ? "projects.form.addTitle" : "projects.form.editTitle")}
    >
      {(footer) =>
        last === "new" ? (
          <ProjectForm project={null} footer={footer} onClose={onClose} />
        ) : (
          <Existing id={last} footer={footer} onClose={onClose} />
        )
      }
    </FormDialog>
  );
}

type ExistingProps = Readonly<{ id: number; footer: HTMLElement | null; onClose: () => void }>;

/** Fetched anew for each opening: what the list knows may be older than what is changed here. */
function Existing({ id, footer, onClose }: ExistingProps) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: ["projects", "edit", id],
    queryFn: () => fetchProject(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) return <ProjectForm project={query.data} footer={footer} onClose={onClose} />;
  return (
    <RowLoading query={query} loading={t("projects.detail.loading")} failed={t("projects.detail.failed")} />
  );
}
