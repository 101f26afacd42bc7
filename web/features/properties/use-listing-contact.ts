import { contactNumbers } from "#domain/contact/contact-numbers.ts";
import { listingMessage, viberUrl, whatsAppUrl } from "#domain/contact/listing-message.ts";
import type { Property } from "#domain/properties/property.ts";
import { phoneUrl } from "#domain/settings/page-company.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { usePageAddress } from "#web/ui/page-link.tsx";

export type ContactedProperty = Pick<Property, "id" | "name" | "agent_phone">;

/** VT2: all ways to ask about a listing; null where there is no number or address. */
export function useListingContact({ id, name, agent_phone: agentPhone }: ContactedProperty) {
  const { t } = usePropertyDetailTranslation();
  const language = useLanguage();
  const { email, ...company } = useCompany();
  const { phone, whatsapp, viber } = contactNumbers(agentPhone, company);
  const url = usePublicUrl() + usePageAddress()(`/property/${id}`);
  const message = listingMessage({ id, name, url }, language);
  // PY2: a mail with this property as the subject.
  const subject = encodeURIComponent(t("emailSubject", { name }));
  return {
    company: company.name,
    email,
    url,
    message,
    phone,
    call: phone && phoneUrl(phone),
    whatsApp: whatsapp && whatsAppUrl(whatsapp, message),
    viber: viber && viberUrl(viber, message),
    mail: email && `mailto:${email}?subject=${subject}`,
  };
}
