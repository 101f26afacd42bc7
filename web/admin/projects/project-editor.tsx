import { EditorDialog } from "#web/admin/editing/editor-dialog.tsx";
import type { Editing } from "#web/admin/editing/use-editing.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { loadProject } from "./project-calls.ts";
import { ProjectForm } from "./project-form.tsx";

type Props = Readonly<{ editing: Editing | null; onClose: () => void }>;

/** AJ2 */
export function ProjectEditor({ editing, onClose }: Props) {
  const { t } = useAdminTranslation();
  return (
    <EditorDialog
      editing={editing}
      onClose={onClose}
      resource="projects"
      load={loadProject}
      texts={{
        add: t("projects.form.addTitle"),
        edit: t("projects.form.editTitle"),
        loading: t("projects.detail.loading"),
        failed: () => t("projects.detail.failed"),
      }}
    >
      {(form) => <ProjectForm {...form} />}
    </EditorDialog>
  );
}
