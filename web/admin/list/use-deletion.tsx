import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { type RowKind, rowNames } from "#domain/rows/kinds.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { type CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { findNeighbour, findRowControl } from "./row-focus.ts";
import { hideRow, type ResourceName, refreshLists, removeCachedRow } from "./use-resource-page.ts";

const undoDurationMs = 10_000;

type ToastText = Pick<Toast, "title" | "text">;

export type DeletionOptions<Row> = Readonly<{
  /** What the API deletes and restores. */
  kind: RowKind;
  /** The list that shows it, if it has another name there. */
  resource?: ResourceName;
  idOf?: (row: Row) => number;
  /** The row's name in the question and the toasts. */
  nameOf: (row: Row) => string;
  /** Unless given, calls the API's usual path. */
  remove?: (row: Row) => Promise<unknown>;
  texts: Readonly<{ question: string; confirm: string; restored?: string; restoreFailed?: string }>;
  done: (row: Row) => ToastText;
  /** The title of the toast about a failure, or the toast. */
  failed: string | ((row: Row, failure: CallFailure) => ToastText);
  /** Section 8: the toast of a row that is hidden although the server could not delete it. Null if it stays visible. */
  hidden?: (row: Row, failure: CallFailure) => ToastText | null;
  onRemoved?: (row: Row) => void;
}>;

export type Deletion<Row> = Readonly<{
  ask: (row: Row) => void;
  /** Deletes without the question. */
  remove: (row: Row) => void;
  isRemoving: boolean;
  /** The question. Render it inside an open dialog, else beside the list. */
  dialog: ReactNode;
  /** The focus after a row's dialog closes: the neighbour of a deleted row. */
  finalFocus: (id: number | undefined) => HTMLElement | true;
}>;

/** AD1: asks, deletes, and offers Undo. The row disappears after the server has deleted it. */
export function useDeletion<Row extends { id: number }>(options: DeletionOptions<Row>): Deletion<Row> {
  const {
    kind,
    resource = kind,
    idOf = ({ id }) => id,
    nameOf,
    texts,
    done,
    failed,
    hidden,
    onRemoved,
  } = options;
  const { path } = rowNames[kind];
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Row | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Rows that are being or have been deleted, so that a second click sends nothing. */
  const startedIds = useRef(new Set<number>());
  /** Rows whose delete got no response. If a second delete responds with 404, the first one has worked. */
  const unansweredIds = useRef(new Set<number>());
  /** The neighbours of deleted rows. */
  const neighbours = useRef(new Map<number, number | undefined>());

  function removeFromList(row: Row) {
    neighbours.current.set(row.id, findNeighbour(row.id));
    removeCachedRow(client, resource, row.id);
    onRemoved?.(row);
  }

  const restoring = useMutation({
    mutationFn: (row: Row) => callAsAdmin({ method: "POST", path: `${path}${idOf(row)}/restore/` }),
    onSuccess(_result, row) {
      startedIds.current.delete(row.id);
      neighbours.current.delete(row.id);
      void client.invalidateQueries({ queryKey: [resource] });
      const text = t("list.deletion.restoredText", { name: nameOf(row) });
      showToast({ tone: "success", title: texts.restored ?? t("list.deletion.restored"), text });
    },
    onError: showFailure(texts.restoreFailed ?? t("list.deletion.restoreFailed")),
  });

  function showDeleted(row: Row) {
    removeFromList(row);
    showToast({
      tone: "success",
      ...done(row),
      action: { label: t("list.deletion.undo"), onPress: () => restoring.mutate(row) },
      durationMs: undoDurationMs,
    });
    refreshLists(client, resource);
  }

  function handleFailure(row: Row, failure: CallFailure) {
    const notice = hidden?.(row, failure) ?? null;
    if (notice) {
      hideRow(client, resource, row.id);
      removeFromList(row);
      showToast({ tone: "neutral", ...notice });
      return;
    }
    startedIds.current.delete(row.id);
    if (failure.status === undefined) unansweredIds.current.add(row.id);
    if (typeof failed === "string") showFailure(failed)(failure);
    else showToast({ tone: "error", ...failed(row, failure) });
    // Someone else may have deleted it.
    if (failure.status === 404) refreshLists(client, resource);
  }

  const deletion = useMutation({
    mutationFn: (row: Row) =>
      options.remove?.(row) ?? callAsAdmin({ method: "DELETE", path: `${path}${idOf(row)}/delete/` }),
    onSuccess: (_result, row) => showDeleted(row),
    onError(error, row) {
      const failure = toCallFailure(error);
      if (failure.status === 404 && unansweredIds.current.has(row.id)) showDeleted(row);
      else handleFailure(row, failure);
    },
    onSettled: () => setOpen(false),
  });

  function remove(row: Row) {
    if (startedIds.current.has(row.id)) return;
    startedIds.current.add(row.id);
    deletion.mutate(row);
  }

  function finalFocus(id: number | undefined): HTMLElement | true {
    if (id === undefined || !neighbours.current.has(id)) return true;
    return findRowControl(neighbours.current.get(id)) ?? true;
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
        text={`${texts.question} ${t("list.deletion.undoable")}`}
        confirmLabel={texts.confirm}
        isDangerous
        isBusy={deletion.isPending}
        onConfirm={() => asked && remove(asked)}
        finalFocus={() => finalFocus(asked?.id)}
      />
    ),
    finalFocus,
  };
}
