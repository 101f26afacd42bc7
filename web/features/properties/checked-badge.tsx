import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** LD8 */
export function CheckedBadge() {
  const { t } = useTranslation();
  return (
    <Badge tone="green" icon={<Icon name="badge-check" />}>
      {t("properties.checked")}
    </Badge>
  );
}
