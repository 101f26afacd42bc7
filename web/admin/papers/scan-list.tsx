import type { Scan } from "#domain/papers/scan.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFileTexts } from "#web/ui/use-file-texts.ts";
import { ScanRow } from "./scan-row.tsx";
import { scanRules } from "./scan-rules.ts";
import { UploadRow } from "./upload-row.tsx";
import type { ScanUploads } from "./use-scan-uploads.ts";
import type { ScanActions } from "./use-scans.ts";

type Props<Stored extends Scan> = Readonly<{
  scans: readonly Stored[];
  actions: ScanActions<Stored>;
  uploads: ScanUploads;
}>;

/** The stored scans, and those that are being uploaded. */
export function ScanList<Stored extends Scan>({ scans, actions, uploads }: Props<Stored>) {
  const { t } = useAdminTranslation();
  const texts = useFileTexts(scanRules(1));
  if (scans.length + uploads.uploads.length === 0)
    return <p className="text-ink-soft">{t("papers.scans.none")}</p>;
  return (
    <ul className="grid divide-y divide-line rounded-md border border-line">
      {scans.map((scan) => (
        <ScanRow key={scan.id} scan={scan} size={texts.size(scan.bytes)} actions={actions} />
      ))}
      {uploads.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRetry={uploads.retry} onRemove={uploads.remove} />
      ))}
    </ul>
  );
}
