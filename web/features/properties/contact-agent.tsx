import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import { company, phoneLink } from "#domain/company.ts";
import type { Property } from "#domain/properties/property.ts";
import { LogoMark } from "#web/brand/deferred-marks.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { usePublicUrl } from "#web/site-context.ts";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { useInquiryLink } from "./use-inquiry-link.ts";

export function ContactAgent({ property }: { property: Pick<Property, "id" | "name"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const mail = useInquiryLink(property);
  const publicUrl = usePublicUrl();
  const address = usePageAddress();
  return (
    <Card as="aside" className="print:p-4">
      <h2 className="text-2xl">{t("properties.contactAgent")}</h2>
      <div className="mt-4 flex items-center gap-3">
        <LogoMark className="size-12 shrink-0" />
        <p className="min-w-0">
          <span className="block font-semibold">{company.name[language]}</span>
          <span className="block text-sm text-ink-soft">{format.digits(company.phone)}</span>
          <span className="block break-all text-sm text-ink-soft">{company.email}</span>
        </p>
      </div>
      <div className="mt-5 grid gap-3">
        <ButtonAnchor href={phoneLink} icon={<Phone aria-hidden className="size-4" />}>
          {t("properties.detail.callNow")}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={mail} icon={<Mail aria-hidden className="size-4" />}>
          {t("properties.detail.sendEmail")}
        </ButtonAnchor>
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
