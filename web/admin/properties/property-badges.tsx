import { listingLabel, propertyStatusTone } from "#domain/properties/badges.ts";
import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Badge } from "#web/ui/badge.tsx";

export function StatusBadge({ status }: Pick<Property, "status">) {
  const { t } = useTranslation();
  return <Badge tone={propertyStatusTone(status)}>{t(`properties.status.${status}`)}</Badge>;
}

export function ListingBadge({ forType }: { forType: Property["for_type"] }) {
  const { t } = useTranslation();
  return (
    <Badge tone={forType === "rent" ? "blue" : "neutral"}>{t(`properties.${listingLabel(forType)}`)}</Badge>
  );
}

export function FeaturedBadge() {
  const { t } = useTranslation();
  return <Badge tone="yellow">{t("properties.featured")}</Badge>;
}
