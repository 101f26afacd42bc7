import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { asCallFailure } from "#web/admin/as-call-failure.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { dropRow, type ResourceName, refreshLists } from "./use-resource-page.ts";

type ToastWords = Pick<Toast, "title" | "text">;

type Options<Row> = Readonly<{
  resource: ResourceName;
  remove: (row: Row) => Promise<unknown>;
  words: Readonly<{ title: string; question: string; confirm: string }>;
  done: (row: Row) => ToastWords;
  failed: (row: Row, failure: CallFailure) => ToastWords;
  /** Section 8: words for a row that is taken off the display although the server could not delete it; null where it stays. */
  hidden?: (row: Row, failure: CallFailure) => ToastWords | null;
  onGone?: (row: Row) => void;
}>;

type Deletion<Row> = Readonly<{ ask: (row: Row) => void; dialog: ReactNode }>;

/** AD1: asks, deletes, tells. The row goes once the server agreed. Put `dialog` inside an open dialog, else beside the list. */
export function useDeletion<Row extends { id: number }>(options: Options<Row>): Deletion<Row> {
  const { resource, remove, words, done, failed, hidden, onGone } = options;
  const client = useQueryClient();
  const [asked, setAsked] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);

  function letGo(row: Row) {
    dropRow(client, resource, row.id);
    onGone?.(row);
  }

  const deletion = useMutation({
    mutationFn: remove,
    onSuccess(_answer, row) {
      letGo(row);
      showToast({ tone: "success", ...done(row) });
      refreshLists(client, resource);
    },
    onError(error, row) {
      const failure = asCallFailure(error);
      const parting = hidden?.(row, failure) ?? null;
      if (parting) {
        letGo(row);
        showToast({ tone: "neutral", ...parting });
        return;
      }
      showToast({ tone: "error", ...failed(row, failure) });
      // Someone else may have been quicker.
      if (failure.status === 404) refreshLists(client, resource);
    },
    onSettled: () => setOpen(false),
  });

  const dialog = (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={words.title}
      text={words.question}
      confirmLabel={words.confirm}
      isDangerous
      isBusy={deletion.isPending}
      onConfirm={() => asked && deletion.mutate(asked)}
    />
  );
  return {
    ask(row) {
      setAsked(row);
      setOpen(true);
    },
    dialog,
  };
}
