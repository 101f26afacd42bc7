import { listingLabel, propertyStatusTone } from "#domain/properties/badges.ts";
import type { Property } from "#domain/properties/property.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
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

/** LE8: whether an admin has to decide. */
export function ApprovalBadge({ approval }: Pick<Property, "approval">) {
  const { t } = useAdminTranslation();
  if (!approval) return null;
  return (
    <Badge tone={approval.state === "waiting" ? "yellow" : "red"}>
      {t(`properties.approval.states.${approval.state}`)}
    </Badge>
  );
}
