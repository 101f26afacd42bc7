import type { Project } from "#domain/projects/project.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { deleteProject, restoreProject } from "./project-calls.ts";

/** AD1: deleting from a card needs a confirmation, from the details dialog it does not. */
export function useProjectDeletion(onRemoved: (project: Project) => void) {
  const { t } = useAdminTranslation();
  const problem = useProblemMessages();
  return useDeletion<Project>({
    resource: "projects",
    nameOf: ({ proj_name: name }) => name,
    remove: ({ id }) => deleteProject(id),
    restore: ({ id }) => restoreProject(id),
    texts: {
      question: t("projects.deletion.question"),
      confirm: t("projects.detail.delete"),
      restored: t("projects.deletion.restored"),
      restoreFailed: t("projects.deletion.restoreFailed"),
    },
    done: ({ proj_name: name }) => ({
      title: t("projects.deletion.done"),
      text: t("projects.deletion.doneText", { name }),
    }),
    failed: ({ id }, failure) => {
      // biome-ignore lint/suspicious/noConsole: AJ5 requires logging each failed deletion
      console.error(`Project ${id} could not be deleted`, failure);
      return { title: t("projects.deletion.failed"), text: problem.reason(failure) };
    },
    onRemoved,
  });
}
