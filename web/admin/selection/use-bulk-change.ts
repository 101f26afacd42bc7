import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { showToast } from "#web/ui/toast.ts";
import { changeRows, undoChange } from "./bulk-calls.ts";
import type { Selection } from "./use-selection.ts";

/** Longer than for one row: there is more to look at. */
const undoDurationMs = 20_000;

/** LE6: changes the selected rows, with one Undo for all. */
export function useBulkChange(kind: BulkChange["kind"], selection: Selection, onSettled = () => {}) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const format = useFormat();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([kind, "trash", "history"].map((name) => client.invalidateQueries({ queryKey: [name] })));

  const undoing = useMutation({
    mutationFn: undoChange,
    async onSuccess({ changed, skipped, waiting = 0 }) {
      await refresh();
      const texts = [
        ...(skipped > 0 ? [t("list.bulk.skipped", { number: format.number(skipped) })] : []),
        ...(waiting > 0 ? [t("list.bulk.waiting", { number: format.number(waiting) })] : []),
      ];
      showToast({
        tone: texts.length > 0 ? "neutral" : "success",
        title: t("list.bulk.undone", { number: format.number(changed) }),
        ...(texts.length > 0 && { text: texts.join(" ") }),
      });
    },
    onError: showFailure(t("list.bulk.undoFailed")),
  });
  return useMutation({
    mutationFn: (change: BulkChange["change"]) =>
      changeRows({ kind, ids: Array.from(selection.keys, Number), change }),
    async onSuccess({ changed, undo, waiting = 0 }, change) {
      selection.clear();
      document.querySelector<HTMLElement>("[data-list-heading]")?.focus();
      await refresh();
      const number = format.number(changed);
      showToast({
        tone: "success",
        title: t("is_deleted" in change ? "list.bulk.deleted" : "list.bulk.changed", { number }),
        ...(waiting > 0 && { text: t("list.bulk.waiting", { number: format.number(waiting) }) }),
        durationMs: undoDurationMs,
        ...(undo !== null && {
          action: { label: t("list.deletion.undo"), onPress: () => undoing.mutate(undo) },
        }),
      });
    },
    onError: showFailure(t("list.bulk.failed")),
    onSettled,
  });
}
