import { NotFoundArt } from "#web/art/drawings.tsx";
import { useCompany } from "#web/brand/use-company.ts";
import { useSellerTranslation } from "#web/i18n/seller-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** The same for an unknown address and an expired one, so that neither tells which exist. */
export function SellerPageMissing({ reason }: Readonly<{ reason: "missing" | "failed" }>) {
  const { t } = useSellerTranslation();
  const format = useFormat();
  const { phone, phoneLink } = useCompany();
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center">
      <NotFoundArt className="h-44 w-auto max-w-full text-ink" />
      <PageHeading>{t(`${reason}.title`)}</PageHeading>
      <p className="max-w-text text-ink-soft">{t(`${reason}.text`)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {phone && phoneLink && (
          <ButtonAnchor href={phoneLink} icon={<Icon name="phone" className="size-4" />}>
            {t("call", { phone: format.digits(phone) })}
          </ButtonAnchor>
        )}
        <ButtonLink to="/sell" look="secondary">
          {t("again")}
        </ButtonLink>
      </div>
    </div>
  );
}
