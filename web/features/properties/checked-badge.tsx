import BadgeCheck from "lucide-react/icons/badge-check";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** LD8 */
export function CheckedBadge() {
  const { t } = useTranslation();
  return (
    <Badge tone="green" icon={<BadgeCheck aria-hidden />}>
      {t("properties.checked")}
    </Badge>
  );
}
