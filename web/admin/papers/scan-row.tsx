import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Scan } from "#domain/papers/scan.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import type { ScanActions } from "./use-scans.ts";

type Props<Stored extends Scan> = Readonly<{ scan: Stored; size: string; actions: ScanActions<Stored> }>;

export function ScanRow<Stored extends Scan>({ scan, size, actions }: Props<Stored>) {
  const { t } = useAdminTranslation();
  const [isBusy, setBusy] = useState(false);
  const { name } = scan;
  const run = async (work: (scan: Stored) => Promise<void>) => {
    setBusy(true);
    await work(scan);
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 basis-48 grow">
        <p className="wrap-anywhere">
          <LangText>{name}</LangText>
        </p>
        <p className="text-ink-soft text-sm">
          {t("papers.scans.added", {
            kind: t(`papers.scans.kinds.${scan.kind}`),
            size,
            name: scan.added_by,
          })}
          {" · "}
          <DateText iso={scan.added_at} />
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button
          look="quiet"
          size="small"
          isBusy={isBusy}
          icon={<Download />}
          aria-label={t("papers.scans.downloadOf", { name })}
          onClick={() => void run(actions.download)}
        >
          {t("papers.scans.download")}
        </Button>
        <IconButton
          label={t("papers.scans.deleteOf", { name })}
          disabled={isBusy}
          onClick={() => void run(actions.remove)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
