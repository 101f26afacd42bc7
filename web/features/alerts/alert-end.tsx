import type { AlertChange } from "#domain/alerts/alert.ts";
import { useAlertPageTranslation } from "#web/i18n/alert-page-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { MissingPage } from "#web/ui/missing-page.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function AlertEnded({ change }: Readonly<{ change: AlertChange }>) {
  const { t } = useAlertPageTranslation();
  const hasOthers = change.remaining > 0;
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center" role="status">
      <PageHeading>{hasOthers ? t("ended.titleOne") : t("ended.title")}</PageHeading>
      <p className="max-w-text text-ink-soft">{hasOthers ? t("ended.textOne") : t("ended.text")}</p>
      <ButtonLink to={change.listPath}>{t("ended.back")}</ButtonLink>
    </div>
  );
}

export function AlertMissing({ reason }: Readonly<{ reason: "missing" | "unavailable" }>) {
  const { t } = useAlertPageTranslation();
  return (
    <MissingPage title={t(`${reason}.title`)} text={t(`${reason}.text`)}>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/buy">{t("missing.buy")}</ButtonLink>
        <ButtonLink to="/rent" look="secondary">
          {t("missing.rent")}
        </ButtonLink>
      </div>
    </MissingPage>
  );
}
