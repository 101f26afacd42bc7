import type { Property } from "#domain/properties/property.ts";
import { propertyTexts } from "#domain/properties/property-fields.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { OpenRowButton } from "#web/admin/list/open-row-button.tsx";
import type { RowActions } from "#web/admin/list/row-actions.tsx";
import { UntranslatedBadge } from "#web/admin/translations/untranslated-badge.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Area } from "#web/ui/area.tsx";
import type { Column } from "#web/ui/table.tsx";
import { FeaturedBadge, ListingBadge, StatusBadge } from "./property-badges.tsx";
import { PropertyPrice } from "./property-price.tsx";

export function usePropertyColumns(actions: RowActions<Property>): readonly Column<Property>[] {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  return [
    {
      key: "property",
      header: t("properties.columns.property"),
      cell: (property) => (
        <OpenRowButton
          {...actions(property).view}
          picture={{ address: property.image, pictures: property.pictures }}
          name={property.name}
          text={property.address}
        />
      ),
    },
    {
      key: "type",
      header: t("properties.columns.type"),
      cell: (property) => site(`properties.types.${property.property_type}`),
    },
    {
      key: "price",
      header: t("properties.columns.price"),
      isFigure: true,
      cell: (property) => <PropertyPrice property={property} size="base" hasAmountInWords={false} />,
    },
    {
      key: "area",
      header: t("properties.columns.area"),
      isFigure: true,
      cell: ({ area }) => <Area squareFeet={area} />,
    },
    {
      key: "status",
      header: t("properties.columns.status"),
      cell: (property) => (
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={property.status} />
          <ListingBadge forType={property.for_type} />
          {property.is_featured && <FeaturedBadge />}
          <UntranslatedBadge fields={propertyTexts} row={property} />
        </span>
      ),
    },
  ];
}
