import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "#domain/projects/project.ts";
import { asCallFailure } from "#web/admin/as-call-failure.ts";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { dropRow, refreshLists } from "#web/admin/list/use-resource-page.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { showToast } from "#web/ui/toast.ts";
import { deleteProject, restoreProject } from "./project-calls.ts";

/** Long enough to see what one has done. */
const undoTime = 10_000;

/** AD1: a card's button asks first. That of the details dialog does not, and can be undone instead. */
export function useProjectDeletion(onGone: (project: Project) => void) {
  const { t } = useAdminTranslation();
  const words = useProblemWords();
  const client = useQueryClient();
  const done = ({ proj_name: name }: Project) => ({
    title: t("projects.deletion.done"),
    text: t("projects.deletion.doneText", { name }),
  });
  const failed = (project: Project, failure: CallFailure) => {
    // biome-ignore lint/suspicious/noConsole: AJ5 asks for a trace of every project that could not be deleted
    console.error(`Project ${project.id} could not be deleted`, failure);
    return { title: t("projects.deletion.failed"), text: words.reason(failure) };
  };
  const asking = useDeletion({
    resource: "projects",
    remove: (project: Project) => deleteProject(project.id),
    words: {
      title: t("projects.deletion.title"),
      question: t("projects.deletion.question"),
      confirm: t("projects.detail.delete"),
    },
    done,
    failed,
    onGone,
  });

  const restoring = useMutation({
    mutationFn: (project: Project) => restoreProject(project.id),
    onSuccess(_answer, { proj_name: name }) {
      void client.invalidateQueries({ queryKey: ["projects"] });
      const text = t("projects.deletion.restoredText", { name });
      showToast({ tone: "success", title: t("projects.deletion.restored"), text });
    },
    onError(error) {
      const text = words.reason(asCallFailure(error));
      showToast({ tone: "error", title: t("projects.deletion.restoreFailed"), text });
    },
  });

  const removing = useMutation({
    mutationFn: (project: Project) => deleteProject(project.id),
    onSuccess(_answer, project) {
      dropRow(client, "projects", project.id);
      onGone(project);
      void refreshLists(client, "projects");
      showToast({
        tone: "success",
        ...done(project),
        action: { label: t("projects.deletion.undo"), onPress: () => restoring.mutate(project) },
        duration: undoTime,
      });
    },
    onError: (error, project) => showToast({ tone: "error", ...failed(project, asCallFailure(error)) }),
  });

  return {
    ask: asking.ask,
    question: asking.dialog,
    remove(project: Project) {
      if (!removing.isPending) removing.mutate(project);
    },
    isRemoving: removing.isPending,
  };
}
