import type { ImportDetails } from "#domain/imports/import.ts";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { addArchive } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";
import { useImportProblem } from "./use-import-problem.ts";
import { useSending } from "./use-sending.ts";

type Props = Readonly<{ item: ImportDetails; onChange: (item: ImportDetails) => void }>;

/** The ZIP with the pictures that the lines name. */
export function ArchiveField({ item, onChange }: Props) {
  const { t } = useImportTranslation();
  const problems = useImportProblem(item.kind);
  const sending = useSending(async (file: File, onProgress) => {
    onChange(await addArchive(item.id, file, onProgress));
  });
  return (
    <div className="grid max-w-text gap-3">
      <div>
        <h3>{t("pictures")}</h3>
        <p className="text-ink-soft text-sm">
          {item.archive_name === null ? t("picturesText") : t("picturesOf", { name: item.archive_name })}
        </p>
      </div>
      {sending.error !== undefined && (
        <Notice tone="danger" title={t("picturesFailed")} isAlert>
          <p>{problems.file(sending.error)}</p>
        </Notice>
      )}
      <FileDrop
        aria-label={t("pictures")}
        isCompact
        accept=".zip,application/zip"
        disabled={sending.progress !== undefined}
        onFiles={([file]) => file && void sending.send(file)}
      />
      {sending.progress !== undefined && <ProgressBar label={t("sending")} value={sending.progress} />}
    </div>
  );
}
