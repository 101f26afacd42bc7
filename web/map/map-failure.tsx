import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";

export function MapFailure({ text, onRetry }: Readonly<{ text: string; onRetry: () => void }>) {
  const { t } = useMapTranslation();
  return (
    <div role="alert" className="mt-2 flex min-h-touch flex-wrap items-center gap-3">
      <p className="text-danger-strong">{text}</p>
      <Button look="secondary" size="small" icon={<Icon name="rotate-cw" />} onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
