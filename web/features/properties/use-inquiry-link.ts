import type { Property } from "#domain/properties/property.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useTranslation } from "#web/i18n/translations.tsx";

/** PY2: a mailto link with this property as the subject; null if the company has no address. */
export function useInquiryLink(property: Pick<Property, "name">): string | null {
  const { t } = useTranslation();
  const { email } = useCompany();
  const subject = t("properties.detail.emailSubject", { name: property.name });
  return email && `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
