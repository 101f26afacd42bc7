import { readAmount } from "#domain/amounts.ts";
import { buildObject } from "#domain/build-object.ts";
import { formatDate } from "#domain/calendar/format-date.ts";

import { listingTypes, propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { priceUnits } from "#domain/properties/price-units.ts";
import {
  describeFact,
  type FactField,
  factFields,
  type PropertyField,
  type propertyTexts,
} from "#domain/properties/property-fields.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { usePinLabels } from "#web/admin/pins/use-pin-labels.ts";
import { usePlaceFields } from "#web/admin/places/use-place-fields.ts";
import { useTextLabels } from "#web/admin/translations/use-text-labels.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFactTexts } from "#web/i18n/use-fact-texts.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useFeatures } from "./use-features.ts";

/** The labels of a property's fields and of their options. `pictures` are the names of its pictures by their id. */
export function usePropertyFields(pictures: Readonly<Record<string, string>>) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const pin = usePinLabels();
  const features = useFeatures();
  const facts = useFactTexts();
  const inLanguages = useTextLabels();
  const option = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string) => {
    const named = new Map<string, string>(values.map((value) => [value, labelOf(value)]));
    return (value: string) => named.get(value) ?? value;
  };
  const formatPrice = (typed: string) => {
    const price = readAmount(typed);
    return price === null ? typed : format.rupees(price);
  };
  const factLabels = (name: FactField): FieldLabels => {
    const field = describeFact(name);
    const label = facts.label(name);
    if (field.kind === "optionalChoice")
      return { label, option: option(field.values, (value) => facts.option(name, value)) };
    if (field.kind === "day") return { label, option: (iso) => formatDate(iso, language) ?? iso };
    return { label };
  };
  const plain: Record<Exclude<PropertyField, keyof typeof propertyTexts>, FieldLabels> = {
    price: { label: t("properties.form.fields.price"), option: formatPrice },
    price_unit: {
      label: t("properties.form.fields.priceFor"),
      option: option(priceUnits, (unit) => site(`properties.priceUnits.${unit}`)),
    },
    unit_price: { label: t("properties.form.fields.unitPrice"), option: formatPrice },
    is_negotiable: { label: site("properties.negotiable") },
    ...buildObject<Record<FactField, FieldLabels>>(factFields, (name) => factLabels(name)),
    is_featured: { label: t("properties.form.fields.featured") },
    property_type: {
      label: t("properties.form.fields.type"),
      option: option(propertyTypes, (type) => site(`properties.types.${type}`)),
    },
    for_type: {
      label: t("properties.form.fields.forType"),
      option: option(listingTypes, (type) => t(`properties.form.fields.${type}`)),
    },
    status: {
      label: t("properties.form.fields.status"),
      option: option(propertyStatuses, (status) => site(`properties.status.${status}`)),
    },
  };
  return {
    ...plain,
    ...inLanguages.texts({
      name: t("properties.form.fields.name"),
      address: t("properties.form.fields.address"),
      street: t("places.street"),
      description: t("properties.form.fields.description"),
      custom_features: t("properties.form.fields.customFeatures"),
    }),
    ...inLanguages.descriptions(pictures),
    ...usePlaceFields(),
    features: {
      label: t("properties.form.fields.features"),
      option: (id: string) => features.data?.find((feature) => String(feature.id) === id)?.name ?? id,
    },
    reference: { label: t("properties.form.fields.reference") },
    pin,
    pictures: { label: t("properties.form.groups.pictures") },
  };
}
