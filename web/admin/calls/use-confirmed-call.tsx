import { type InvalidateQueryFilters, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useFailureToast } from "./use-failure-toast.ts";

type Question = Readonly<{ title: string; text: string; confirm: string; isDangerous?: boolean }>;

type Options<Subject, Asked extends Subject, Result> = Readonly<{
  call: (subject: Subject) => Promise<Result>;
  question: (subject: Asked) => Question;
  /** The titles of the toasts. */
  done: (subject: Subject) => string;
  failed: string;
  /** The queries that are read again. */
  changed: InvalidateQueryFilters;
  onSuccess?: (subject: Subject, result: Result) => void;
}>;

type ConfirmedCall<Subject, Asked> = Readonly<{
  ask: (subject: Asked) => void;
  /** Calls without the question. */
  call: (subject: Subject) => void;
  isCalling: (subject: Subject) => boolean;
  /** The question. */
  dialog: ReactNode;
}>;

/** A call after a question, for what can't be undone. Deleting rows that the trash keeps is `useDeletion`. */
export function useConfirmedCall<Subject, Asked extends Subject, Result>(
  options: Options<Subject, Asked, Result>,
): ConfirmedCall<Subject, Asked> {
  const { call, question, done, failed, changed, onSuccess } = options;
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const [asked, setAsked] = useState<Readonly<{ subject: Asked }>>();
  const [isOpen, setOpen] = useState(false);
  const calling = useMutation({
    mutationFn: call,
    onSuccess(result, subject) {
      showToast({ tone: "success", title: done(subject) });
      onSuccess?.(subject, result);
    },
    onError: showFailure(failed),
    onSettled() {
      setOpen(false);
      return client.invalidateQueries(changed);
    },
  });
  const { title, text, confirm, isDangerous = false } = asked ? question(asked.subject) : noQuestion;
  return {
    ask(subject) {
      setAsked({ subject });
      setOpen(true);
    },
    call: (subject) => calling.mutate(subject),
    isCalling: (subject) => calling.isPending && calling.variables === subject,
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        text={text}
        confirmLabel={confirm}
        isDangerous={isDangerous}
        isBusy={calling.isPending}
        onConfirm={() => asked && calling.mutate(asked.subject)}
      />
    ),
  };
}

const noQuestion: Question = { title: "", text: "", confirm: "" };
