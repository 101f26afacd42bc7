import FileLock from "lucide-react/icons/file-lock-2";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { useOpenPapers } from "./use-open-papers.ts";

type Props = Readonly<{ propertyId: number; hasText?: boolean }>;

export function OpenPapers({ propertyId, hasText = false }: Props) {
  const { t } = useAdminTranslation();
  const { open } = useOpenPapers();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {hasText && <p className="min-w-0 basis-72 grow text-ink-soft text-sm">{t("papers.about")}</p>}
      <Button look="secondary" icon={<FileLock />} onClick={() => open(propertyId)}>
        {t("papers.open")}
      </Button>
    </div>
  );
}
