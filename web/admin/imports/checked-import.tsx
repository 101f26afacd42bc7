import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ImportDetails } from "#domain/imports/import.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { ArchiveField } from "./archive-field.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { discardImport, importsKey, startImport } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";
import { useImportProblem } from "./use-import-problem.ts";

type Props = Readonly<{
  item: ImportDetails;
  onChange: (item: ImportDetails) => void;
  onClose: () => void;
}>;

/** IM1: what the import would do, and everything that decides it. */
export function CheckedImport({ item, onChange, onClose }: Props) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const [isEdited, setEdited] = useState(false);
  const { counts, columns, kind } = item;
  const has = (field: string) => columns.some((column) => column.field === field);
  const importable = counts.new + counts.changed + counts.unchanged;
  return (
    <div className="grid gap-8">
      <div className="grid max-w-text gap-3">
        {kind !== "leads" && !has("reference") && (
          <Notice tone="warning">
            <p>{t("noReference")}</p>
          </Notice>
        )}
        {kind !== "leads" && has("pictures") && item.archive_name === null && (
          <Notice>
            <p>{t("picturesMissing")}</p>
          </Notice>
        )}
        {counts.refused > 0 && importable > 0 && (
          <p>{t("importRefused", { number: format.number(counts.refused) })}</p>
        )}
        {importable === 0 && (
          <Notice tone="warning">
            <p>{t("importNone")}</p>
          </Notice>
        )}
        <Actions item={item} number={importable} isEdited={isEdited} onChange={onChange} onClose={onClose} />
      </div>
      {kind !== "leads" && has("pictures") && <ArchiveField item={item} onChange={onChange} />}
      <ColumnFields
        key={columns.map(({ field }) => field).join()}
        item={item}
        onChange={onChange}
        onEdit={setEdited}
      />
    </div>
  );
}

type ActionProps = Props & Readonly<{ number: number; isEdited: boolean }>;

function Actions({ item, number, isEdited, onChange, onClose }: ActionProps) {
  const { t } = useImportTranslation();
  const format = useFormat();
  const problems = useImportProblem(item.kind);
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const running = useMutation({
    mutationFn: () => startImport(item.id, "run"),
    onSuccess: onChange,
    onError: (error) => showToast({ tone: "error", title: t("importFailed"), text: problems.file(error) }),
  });
  const discarding = useMutation({
    mutationFn: () => discardImport(item.id),
    onSuccess: async () => {
      showToast({ tone: "success", title: t("discarded") });
      onClose();
      // Not those of the import itself, which is gone.
      await client.invalidateQueries({ queryKey: importsKey, exact: true });
    },
    onError: showFailure(t("discardFailed")),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {number > 0 && (
          <Button disabled={isEdited} isBusy={running.isPending} onClick={() => running.mutate()}>
            {t("importNow", { number: format.number(number) })}
          </Button>
        )}
        <Button look="secondary" isBusy={discarding.isPending} onClick={() => discarding.mutate()}>
          {t("discard")}
        </Button>
      </div>
      {isEdited && <p className="text-ink-soft text-sm">{t("unsaved")}</p>}
    </div>
  );
}
