import { useEffect } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { useOfflineReading } from "#web/offline/use-offline-reading.ts";
import { Button } from "#web/ui/button.tsx";
import { useConnectionStatus } from "./use-connection-status.ts";

type Props = Readonly<{ onChange: (isLost: boolean) => void }>;

/** Shown over the current page if the next one could not be loaded because the connection failed. */
export function ConnectionNotice({ onChange }: Props) {
  const { t } = useTranslation();
  const { isLost, retry } = useConnectionStatus();
  useEffect(() => onChange(isLost), [isLost, onChange]);
  useOfflineReading();
  if (!isLost) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line-strong bg-surface px-4 py-3 shadow-lg print:hidden"
    >
      <Icon name="wifi-off" className="size-5 shrink-0 text-danger" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{t("states.offline.title")}</p>
        <p className="text-ink-soft text-sm">{t("states.offline.text")}</p>
      </div>
      <Button look="secondary" size="small" onClick={retry}>
        {t("states.retry")}
      </Button>
    </div>
  );
}
