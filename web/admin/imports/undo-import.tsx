import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportDetails } from "#domain/imports/import.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { showToast } from "#web/ui/toast.ts";
import { startImport } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";
import { useImportProblem } from "./use-import-problem.ts";

type Props = Readonly<{ item: ImportDetails; onChange: (item: ImportDetails) => void }>;

export function UndoImport({ item, onChange }: Props) {
  const { t } = useImportTranslation();
  const problems = useImportProblem(item.kind);
  const [isOpen, setOpen] = useState(false);
  const undoing = useMutation({
    mutationFn: () => startImport(item.id, "undo"),
    onSuccess: onChange,
    onError: (error) => showToast({ tone: "error", title: t("undoFailed"), text: problems.file(error) }),
    onSettled: () => setOpen(false),
  });
  return (
    <>
      <Button look="secondary" className="sm:justify-self-start" onClick={() => setOpen(true)}>
        {t("undo")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t("undoQuestion", { name: item.file_name })}
        text={t("undoText")}
        confirmLabel={t("undo")}
        isDangerous
        isBusy={undoing.isPending}
        onConfirm={() => undoing.mutate()}
      />
    </>
  );
}
