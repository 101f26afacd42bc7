import { BrandMark } from "#web/brand/brand-mark.tsx";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { PrintedCode, type QrCode } from "./printed-code.tsx";
import { type ContactedProperty, useListingContact } from "./use-listing-contact.ts";

type Props = Readonly<{ property: ContactedProperty; qrCode: QrCode | null }>;

export function ContactAgent({ property, qrCode }: Props) {
  const { t } = useTranslation();
  const { t: detail } = usePropertyDetailTranslation();
  const format = useFormat();
  const contact = useListingContact(property);
  const { company, phone, email, call, url } = contact;
  const number = phone && format.digits(phone);
  return (
    <Card as="aside" id="contact" className="print:p-4">
      <h2 className="text-2xl">{t("properties.contactAgent")}</h2>
      <div className="mt-4 flex items-center gap-3">
        <BrandMark className="size-12 shrink-0" />
        <p className="min-w-0">
          <span className="block font-semibold">
            <LangText>{company}</LangText>
          </span>
          {/* A desktop shows the number in the button. */}
          {number && <span className="text-ink-soft text-sm lg:not-print:hidden">{number}</span>}
          {email && <span className="block break-all text-ink-soft text-sm">{email}</span>}
        </p>
      </div>
      <div className="mt-5 grid gap-3 print:hidden">
        {call && (
          <ButtonAnchor href={call} icon={<Icon name="phone" />}>
            {detail("callNow")}
            <span className="whitespace-nowrap max-lg:hidden">{number}</span>
          </ButtonAnchor>
        )}
        <ContactWays contact={contact} />
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        {detail("propertyId")}: {format.digits(String(property.id))}
      </p>
      <PrintedCode qrCode={qrCode} url={url} />
    </Card>
  );
}
