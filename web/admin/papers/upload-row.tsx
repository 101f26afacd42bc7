import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { ScanUpload } from "./use-scan-uploads.ts";

type Props = Readonly<{
  upload: ScanUpload;
  onRetry: (upload: ScanUpload) => void;
  onRemove: (id: string) => void;
}>;

/** A scan that is not stored yet: its progress, or why it failed. */
export function UploadRow({ upload, onRetry, onRemove }: Props) {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const { id, file, progress, failure } = upload;
  const { name } = file;
  const fileCode = failure?.fieldCodes().get("file");
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          <LangText>{name}</LangText>
        </p>
        {failure ? (
          <p role="alert" className="text-danger-strong text-sm">
            {messages.field(fileCode) ?? messages.reason(failure)}
          </p>
        ) : (
          <ProgressBar label={t("papers.scans.sending", { name })} value={progress} className="mt-2" />
        )}
      </div>
      {failure && (
        <div className="flex">
          <IconButton label={t("papers.scans.retryOf", { name })} onClick={() => onRetry(upload)}>
            <RotateCw aria-hidden />
          </IconButton>
          <IconButton label={t("papers.scans.removeOf", { name })} onClick={() => onRemove(id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  );
}
