import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { Property } from "#domain/properties/property.ts";
import { BrandMark } from "#web/brand/brand-mark.tsx";
import { useCompany } from "#web/brand/use-company.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { StaffText } from "#web/ui/staff-text.tsx";
import { useInquiryLink } from "./use-inquiry-link.ts";

export function ContactAgent({ property }: { property: Pick<Property, "id" | "name"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, phone, phoneLink, email } = useCompany();
  const mail = useInquiryLink(property);
  const publicUrl = usePublicUrl();
  const address = usePageAddress();
  return (
    <Card as="aside" className="print:p-4">
      <h2 className="text-2xl">{t("properties.contactAgent")}</h2>
      <div className="mt-4 flex items-center gap-3">
        <BrandMark className="size-12 shrink-0" />
        <p className="min-w-0">
          <span className="block font-semibold">
            <StaffText>{name}</StaffText>
          </span>
          {phone && <span className="block text-sm text-ink-soft">{format.digits(phone)}</span>}
          {email && <span className="block break-all text-sm text-ink-soft">{email}</span>}
        </p>
      </div>
      <div className="mt-5 grid gap-3">
        {phoneLink && (
          <ButtonAnchor href={phoneLink} icon={<Phone aria-hidden className="size-4" />}>
            {t("properties.detail.callNow")}
          </ButtonAnchor>
        )}
        {mail && (
          <ButtonAnchor look="secondary" href={mail} icon={<Mail aria-hidden className="size-4" />}>
            {t("properties.detail.sendEmail")}
          </ButtonAnchor>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {t("properties.detail.propertyId")}: {format.digits(String(property.id))}
      </p>
      {/* Printed pages show the URL as text. */}
      <p lang="en" className="mt-2 hidden break-all text-sm print:block">
        {publicUrl + address(`/property/${property.id}`)}
      </p>
    </Card>
  );
}
