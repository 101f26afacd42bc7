import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { Project } from "#domain/projects/project.ts";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { RowLoading } from "#web/admin/editing/row-loading.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { fetchProject } from "./project-calls.ts";
import { ProjectDetails } from "./project-details.tsx";
import { StoredPictures } from "./project-pictures.tsx";

type Props = Readonly<{
  /** Null while no project is open. */
  id: number | null;
  /** The project in the list, shown while the current version loads. */
  listed: Project | undefined;
  onEdit: (id: number) => void;
  onDelete: (project: Project) => void;
  isDeleting: boolean;
  onClose: () => void;
  finalFocus: (id: number | undefined) => HTMLElement | true;
}>;

/** AJ4 */
export function ProjectDialog({ id, listed, onEdit, onDelete, isDeleting, onClose, finalFocus }: Props) {
  const { t } = useAdminTranslation();
  const lastId = useLastDefined(id ?? undefined);
  const query = useQuery({
    queryKey: ["projects", "one", lastId],
    queryFn: () => fetchProject(lastId ?? 0),
    enabled: id !== null,
    ...(listed && { placeholderData: listed }),
  });
  const project = query.data;
  return (
    <Dialog
      isOpen={id !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("projects.detail.title")}
      size="lg"
      isBodyFocusable
      finalFocus={() => finalFocus(lastId)}
      footer={
        project && (
          <>
            <Button
              look="danger"
              icon={<Trash2 aria-hidden className="size-4" />}
              className="sm:mr-auto"
              isBusy={isDeleting}
              onClick={() => onDelete(project)}
            >
              {t("projects.detail.delete")}
            </Button>
            <Button icon={<Pencil aria-hidden className="size-4" />} onClick={() => onEdit(project.id)}>
              {t("projects.detail.edit")}
            </Button>
          </>
        )
      }
    >
      {project ? (
        <ProjectDetails project={project} pictures={<StoredPictures project={project} />} />
      ) : (
        <RowLoading
          query={query}
          loading={t("projects.detail.loading")}
          failed={t("projects.detail.failed")}
        />
      )}
    </Dialog>
  );
}
