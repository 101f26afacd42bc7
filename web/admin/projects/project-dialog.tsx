import type { Project } from "#domain/projects/project.ts";
import { HistoryLink } from "#web/admin/details/history-link.tsx";
import { RowDialog, type RowDialogProps } from "#web/admin/list/row-dialog.tsx";
import { fetchProject } from "./project-calls.ts";
import { ProjectDetails } from "./project-details.tsx";
import { StoredPictures } from "./project-pictures.tsx";

/** AJ4. AD1: deleting from a card needs a confirmation, from the details dialog it does not. */
export function ProjectDialog(props: RowDialogProps<Project>) {
  return (
    <RowDialog {...props} resource="projects" fetchRow={fetchProject} isDeletedAtOnce>
      {(project) => (
        <>
          <ProjectDetails project={project} pictures={<StoredPictures project={project} />} />
          <HistoryLink kind="projects" id={project.id} />
        </>
      )}
    </RowDialog>
  );
}
