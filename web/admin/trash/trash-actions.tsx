import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { rowKinds } from "#domain/rows/kinds.ts";
import type { TrashSelection } from "#domain/trash/trash.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { Selection } from "#web/admin/selection/use-selection.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { sendToTrash } from "./trash-calls.ts";

/** Restores rows, which are in their lists again, or removes them at once. */
export function useTrashAction(action: "restore" | "purge", onDone?: () => void) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return useCall({
    call: (rows: TrashSelection) => sendToTrash(action, rows),
    done: (_, changed) =>
      t(action === "restore" ? "trash.restored" : "trash.purged", { number: format.number(changed) }),
    failed: t(action === "restore" ? "list.deletion.restoreFailed" : "trash.purgeFailed"),
    changed: {},
    onSuccess() {
      document.querySelector<HTMLElement>("[data-list-heading]")?.focus();
      onDone?.();
    },
  });
}

/** LE6: restores the selected rows, or removes them at once after a question. */
export function TrashActions({ selection }: Readonly<{ selection: Selection }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const canPurge = useAccessScope("purge") === "all";
  const restoring = useTrashAction("restore", selection.clear);
  const purging = useTrashAction("purge", () => {
    setAsking(false);
    selection.clear();
  });
  const rows = () =>
    [...selection.keys].flatMap((key) => {
      const kind = rowKinds.find((known) => key.startsWith(`${known}-`));
      return kind ? [{ kind, id: Number(key.slice(kind.length + 1)) }] : [];
    });
  return (
    <>
      <Button icon={<RotateCcw />} isBusy={restoring.isPending} onClick={() => restoring.mutate(rows())}>
        {t("trash.restore")}
      </Button>
      {canPurge && (
        <Button look="danger" icon={<Trash2 />} className="sm:ml-auto" onClick={() => setAsking(true)}>
          {t("trash.purge")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("trash.question", { number: format.number(selection.keys.size) })}
        text={t("trash.questionText")}
        confirmLabel={t("trash.purge")}
        isDangerous
        isBusy={purging.isPending}
        onConfirm={() => purging.mutate(rows())}
      />
    </>
  );
}
