import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Project } from "#domain/projects/project.ts";
import { hasEnoughImages, type ProjectInput, requiredProjectFields } from "#domain/projects/project-input.ts";
import { useEntry } from "#web/admin/editing/use-entry.ts";
import { useLeaveGuard } from "#web/admin/editing/use-leave-guard.tsx";
import { useAdminTranslation } from "#web/admin/words.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { useSending } from "#web/api/use-sending.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { firstFile } from "#web/ui/first-file.ts";
import { showToast } from "#web/ui/toast.ts";
import { saveProject } from "./project-calls.ts";
import { projectFormData, readProjectEntry, startProjectEntry } from "./project-entry.ts";

type Options = Readonly<{ project: Project | null; onClose: () => void }>;

/** A project's form: what it holds, its preview, and its way to the server. What is not saved stays. */
export function useProjectForm({ project, onClose }: Options) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const words = useProblemWords();
  const client = useQueryClient();
  const sending = useSending();
  const [previewed, setPreviewed] = useState<ProjectInput | null>(null);
  const content = useEntry(() =>
    startProjectEntry(project, (number) =>
      t("projects.form.fields.picture", { number: format.number(number) }),
    ),
  );
  const { entry } = content;
  const { images } = entry.pictures;
  const guard = useLeaveGuard({ isChanged: content.isChanged, isSending: sending.isSending });
  const isEnough = hasEnoughImages(images.length);

  /** AJ5: the server's message, else its detail, else the error's. */
  const wordsFor = (failure: CallFailure) => ({
    title: t("projects.saved.failed"),
    text: failure.serverMessage ?? words.reason(failure),
  });

  /** What was written if it can be sent; if not, it is said what is missing. */
  function read(): ProjectInput | null {
    const reading = readProjectEntry(entry);
    if (reading.is === "wrong") {
      content.mark(reading.marks);
      setPreviewed(null);
      if (requiredProjectFields.some((name) => reading.marks.get(name) === "required"))
        showToast({
          tone: "error",
          title: t("projects.form.missing.information"),
          text: t("projects.form.missing.informationText"),
        });
      return null;
    }
    if (!isEnough) {
      const text = t("projects.form.missing.imagesText");
      showToast({ tone: "error", title: t("projects.form.missing.images"), text });
      return null;
    }
    return reading.input;
  }

  function finish(name: string) {
    guard.release();
    onClose();
    if (project) client.removeQueries({ queryKey: ["projects", "one", project.id] });
    void client.invalidateQueries({ queryKey: ["projects"] });
    showToast({
      tone: "success",
      title: t(project ? "projects.saved.updated" : "projects.saved.added"),
      text: t(project ? "projects.saved.updatedText" : "projects.saved.addedText", { name }),
    });
  }

  async function save() {
    const input = read();
    if (!input) return;
    const form = projectFormData(input, images, project);
    const outcome = await sending.send((how) => saveProject(project?.id ?? null, form, how));
    if (outcome.is === "sent") finish(input.proj_name);
    if (outcome.is !== "failed") return;
    setPreviewed(null);
    showToast({ tone: "error", ...wordsFor(outcome.failure) });
    content.mark(outcome.failure.fieldCodes());
  }

  return {
    ...content,
    isEnough,
    isSending: sending.isSending,
    progress: sending.isSending && firstFile(images) ? sending.progress : undefined,
    failed: sending.failure ? wordsFor(sending.failure) : undefined,
    question: guard.question,
    previewed,
    preview: () => setPreviewed(read()),
    backToEdit: () => setPreviewed(null),
    submit(event: FormEvent) {
      event.preventDefault();
      void save();
    },
    /** With its button off a form no longer answers to Enter; it still says why. */
    explain(event: KeyboardEvent<HTMLFormElement>) {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== "file";
      if (event.key === "Enter" && isField && !isEnough && !event.defaultPrevented) read();
    },
  };
}

export type ProjectFormState = ReturnType<typeof useProjectForm>;
