import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { asCallFailure } from "#web/admin/calls/as-call-failure.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { controlOf, neighbourOf } from "./row-focus.ts";
import { dropRow, hideRow, type ResourceName, refreshLists } from "./use-resource-page.ts";

/** Long enough to notice a mistake. */
const undoDurationMs = 10_000;

type ToastText = Pick<Toast, "title" | "text">;

export type DeletionOptions<Row> = Readonly<{
  resource: ResourceName;
  /** What the question and the toasts call a row. */
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  restore: (row: Row) => Promise<unknown>;
  words: Readonly<{ question: string; confirm: string; restored?: string; restoreFailed?: string }>;
  done: (row: Row) => ToastText;
  failed: (row: Row, failure: CallFailure) => ToastText;
  /** Section 8: words for a row that is taken off the display although the server could not delete it; null where it stays. */
  hidden?: (row: Row, failure: CallFailure) => ToastText | null;
  onGone?: (row: Row) => void;
}>;

export type Deletion<Row> = Readonly<{
  ask: (row: Row) => void;
  /** Deletes without the question. */
  remove: (row: Row) => void;
  isRemoving: boolean;
  /** The question. It belongs inside an open dialog, else beside the list. */
  dialog: ReactNode;
  /** Where the focus goes when the dialog of a row closes: if the row is gone, to its neighbour. */
  finalFocus: (id: number | undefined) => HTMLElement | true;
}>;

/** AD1: asks, deletes, tells, and offers Undo. The row goes once the server agreed. */
export function useDeletion<Row extends { id: number }>(options: DeletionOptions<Row>): Deletion<Row> {
  const { resource, nameOf, words, done, failed, hidden, onGone } = options;
  const { t } = useAdminTranslation();
  const problem = useProblemMessages();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Rows whose delete is under way or done: a second click on the same question sends nothing. */
  const begun = useRef(new Set<number>());
  /** Rows whose delete got no answer: if they are not found later, that delete has worked. */
  const unanswered = useRef(new Set<number>());
  /** The neighbours of the rows that are gone. */
  const neighbours = useRef(new Map<number, number | undefined>());

  function removeFromList(row: Row) {
    neighbours.current.set(row.id, neighbourOf(row.id));
    dropRow(client, resource, row.id);
    onGone?.(row);
  }

  const restoring = useMutation({
    mutationFn: options.restore,
    onSuccess(_answer, row) {
      begun.current.delete(row.id);
      neighbours.current.delete(row.id);
      void client.invalidateQueries({ queryKey: [resource] });
      const text = t("list.deletion.restoredText", { name: nameOf(row) });
      showToast({ tone: "success", title: words.restored ?? t("list.deletion.restored"), text });
    },
    onError(error) {
      const title = words.restoreFailed ?? t("list.deletion.restoreFailed");
      showToast({ tone: "error", title, text: problem.reason(asCallFailure(error)) });
    },
  });

  function tellDone(row: Row) {
    removeFromList(row);
    showToast({
      tone: "success",
      ...done(row),
      action: { label: t("list.deletion.undo"), onPress: () => restoring.mutate(row) },
      durationMs: undoDurationMs,
    });
    refreshLists(client, resource);
  }

  function tellFailed(row: Row, failure: CallFailure) {
    const notice = hidden?.(row, failure) ?? null;
    if (notice) {
      hideRow(resource, row.id);
      removeFromList(row);
      showToast({ tone: "neutral", ...notice });
      return;
    }
    begun.current.delete(row.id);
    if (failure.status === undefined) unanswered.current.add(row.id);
    showToast({ tone: "error", ...failed(row, failure) });
    // Someone else may have been quicker.
    if (failure.status === 404) refreshLists(client, resource);
  }

  const deletion = useMutation({
    mutationFn: options.remove,
    onSuccess: (_answer, row) => tellDone(row),
    onError(error, row) {
      const failure = asCallFailure(error);
      if (failure.status === 404 && unanswered.current.has(row.id)) tellDone(row);
      else tellFailed(row, failure);
    },
    onSettled: () => setOpen(false),
  });

  function remove(row: Row) {
    if (begun.current.has(row.id)) return;
    begun.current.add(row.id);
    deletion.mutate(row);
  }

  function finalFocus(id: number | undefined): HTMLElement | true {
    if (id === undefined || !neighbours.current.has(id)) return true;
    return controlOf(neighbours.current.get(id)) ?? true;
  }

  return {
    ask(row) {
      setAsked(row);
      setOpen(true);
    },
    remove,
    isRemoving: deletion.isPending,
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={asked ? t("list.deletion.title", { name: nameOf(asked) }) : ""}
        text={`${words.question} ${t("list.deletion.undoable")}`}
        confirmLabel={words.confirm}
        isDangerous
        isBusy={deletion.isPending}
        onConfirm={() => asked && remove(asked)}
        finalFocus={() => finalFocus(asked?.id)}
      />
    ),
    finalFocus,
  };
}
