import { Button } from "#web/ui/button.tsx";
import { useWebhookTranslation } from "./messages.ts";

type Props = Readonly<{ submitLabel: string; isBusy: boolean; onCancel: () => void }>;

export function FormActions({ submitLabel, isBusy, onCancel }: Props) {
  const { t } = useWebhookTranslation();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" isBusy={isBusy}>
        {submitLabel}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
