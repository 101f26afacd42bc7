import { company } from "#domain/company.ts";
import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";

/** PY2: a mailto link with this property as the subject. */
export function useInquiryLink(property: Pick<Property, "name">): string {
  const { t } = useTranslation();
  const subject = t("properties.detail.emailSubject", { name: property.name });
  return `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
}
