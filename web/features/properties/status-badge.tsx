import { propertyStatusTone } from "#domain/properties/badges.ts";
import type { PropertyStatus } from "#domain/properties/kinds.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** In a buyer's words: staff call it active, visitors read that it is available. */
export function StatusBadge({ status }: Readonly<{ status: PropertyStatus }>) {
  const { t } = useTranslation();
  return (
    <Badge tone={propertyStatusTone(status)}>
      {t(status === "active" ? "properties.available" : `properties.status.${status}`)}
    </Badge>
  );
}
