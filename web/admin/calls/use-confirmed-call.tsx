import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { type CallOptions, useCall } from "./use-call.ts";

type Question = Readonly<{ title: string; text: string; confirm: string; isDangerous?: boolean }>;

type Options<Subject, Asked extends Subject, Result> = CallOptions<Subject, Result> &
  Readonly<{ question: (subject: Asked) => Question }>;

type ConfirmedCall<Subject, Asked> = Readonly<{
  ask: (subject: Asked) => void;
  /** Calls without the question. */
  call: (subject: Subject) => void;
  isCalling: (subject: Subject) => boolean;
  /** The question. */
  dialog: ReactNode;
}>;

/** A call after a question, for what can't be undone. Deleting rows that the trash keeps is `useDeletion`. */
export function useConfirmedCall<Subject, Asked extends Subject, Result>({
  question,
  ...options
}: Options<Subject, Asked, Result>): ConfirmedCall<Subject, Asked> {
  const [asked, setAsked] = useState<Readonly<{ subject: Asked }>>();
  const [isOpen, setOpen] = useState(false);
  const calling = useCall<Result, Subject>({
    ...options,
    call: (subject) => options.call(subject).finally(() => setOpen(false)),
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
