import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { queriesOf } from "#web/admin/calls/queries-of.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { changeRows, undoChange } from "./bulk-calls.ts";
import type { Selection } from "./use-selection.ts";

/** Longer than for one row: there is more to look at. */
const undoDurationMs = 20_000;

/** LE6: changes the selected rows, with one Undo for all. */
export function useBulkChange(kind: BulkChange["kind"], selection: Selection, onSettled = () => {}) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const changed = queriesOf(kind, "trash", "history");
  const waitingText = (waiting: number) =>
    waiting > 0 ? [t("list.bulk.waiting", { number: format.number(waiting) })] : [];

  const undoing = useCall({
    call: undoChange,
    done(_undo: string, { changed: count, skipped, waiting = 0 }) {
      const texts = [
        ...(skipped > 0 ? [t("list.bulk.skipped", { number: format.number(skipped) })] : []),
        ...waitingText(waiting),
      ];
      return {
        tone: texts.length > 0 ? "neutral" : "success",
        title: t("list.bulk.undone", { number: format.number(count) }),
        text: texts.join(" "),
      };
    },
    failed: t("list.bulk.undoFailed"),
    changed,
  });
  return useCall({
    call: (change: BulkChange["change"]) =>
      changeRows({ kind, ids: Array.from(selection.keys, Number), change }).finally(onSettled),
    done: (change, { changed: count, undo, waiting = 0 }) => ({
      title: t("is_deleted" in change ? "list.bulk.deleted" : "list.bulk.changed", {
        number: format.number(count),
      }),
      text: waitingText(waiting).join(),
      durationMs: undoDurationMs,
      ...(undo !== null && {
        action: { label: t("list.deletion.undo"), onPress: () => undoing.mutate(undo) },
      }),
    }),
    failed: t("list.bulk.failed"),
    changed,
    onSuccess() {
      selection.clear();
      document.querySelector<HTMLElement>("[data-list-heading]")?.focus();
    },
  });
}
