import Mail from "lucide-react/icons/mail";
import Phone from "lucide-react/icons/phone";
import type { Property } from "#domain/properties/property.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { ButtonAnchor } from "#web/ui/button.tsx";
import { PropertyPrice } from "./property-price.tsx";
import { useInquiryLink } from "./use-inquiry-link.ts";

/** Sticks to the bottom on phones, unless enlarged text needs more than one row. */
export function ContactBar({ property }: { property: Property }) {
  const { t } = useTranslation();
  const mail = useInquiryLink(property);
  const { phoneLink } = useCompany();
  return (
    <div
      data-bottom-bar
      className="inset-x-0 bottom-0 z-30 -mx-gutter mt-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-surface px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] @min-[16rem]:sticky @min-[16rem]:flex-nowrap lg:hidden print:hidden"
    >
      <PropertyPrice property={property} hasAmountInWords={false} size="lg" />
      <span className="flex shrink-0 gap-2">
        {mail && (
          <ButtonAnchor
            look="secondary"
            size="small"
            href={mail}
            aria-label={t("properties.detail.sendEmail")}
            className="max-[24rem]:hidden"
          >
            <Mail aria-hidden className="size-5" />
          </ButtonAnchor>
        )}
        {phoneLink && (
          <ButtonAnchor size="small" href={phoneLink} icon={<Phone aria-hidden className="size-4" />}>
            {t("properties.detail.callNow")}
          </ButtonAnchor>
        )}
      </span>
    </div>
  );
}
