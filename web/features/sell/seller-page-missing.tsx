import { useCompany } from "#web/brand/use-company.ts";
import { useSellerTranslation } from "#web/i18n/seller-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";

export function SellerPageMissing({ reason }: Readonly<{ reason: "missing" | "unavailable" }>) {
  const { t } = useSellerTranslation();
  const format = useFormat();
  const { phone, phoneLink } = useCompany();
  return (
    <MissingPage title={t(`${reason}.title`)} text={t(`${reason}.text`)}>
      <div className="flex flex-wrap justify-center gap-3">
        {phone && phoneLink && (
          <ButtonAnchor href={phoneLink} icon={<Icon name="phone" />}>
            {t("call", { phone: format.digits(phone) })}
          </ButtonAnchor>
        )}
        <ButtonLink to="/sell" look="secondary">
          {t("again")}
        </ButtonLink>
      </div>
    </MissingPage>
  );
}
