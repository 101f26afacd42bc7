import { type CardBadge, cardBadges } from "#domain/properties/badges.ts";
import type { PropertyCard } from "#domain/properties/property-card.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { CheckedBadge } from "./checked-badge.tsx";
import { StatusBadge } from "./status-badge.tsx";

const tones: Partial<Record<CardBadge, BadgeTone>> = {
  availableNow: "green",
  reduced: "orange",
};

export function CardBadges({ property }: Readonly<{ property: PropertyCard }>) {
  const { t } = useTranslation();
  return cardBadges(property).map((badge) => {
    switch (badge) {
      case "draft":
      case "reserved":
      case "sold":
      case "rented":
      case "withdrawn":
        return <StatusBadge key={badge} status={badge} />;
      case "checked":
        return <CheckedBadge key={badge} />;
      default:
        return (
          <Badge key={badge} tone={tones[badge] ?? "neutral"}>
            {t(`properties.${badge}`)}
          </Badge>
        );
    }
  });
}
