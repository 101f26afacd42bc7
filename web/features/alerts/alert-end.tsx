import type { AlertChange } from "#domain/alerts/alert.ts";
import { NotFoundArt } from "#web/art/drawings.tsx";
import { useAlertPageTranslation } from "#web/i18n/alert-page-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

const frame = "page-width flex flex-col items-center gap-4 py-section text-center";

export function AlertEnded({ change }: Readonly<{ change: AlertChange }>) {
  const { t } = useAlertPageTranslation();
  const hasOthers = change.remaining > 0;
  return (
    <div className={frame} role="status">
      <PageHeading>{hasOthers ? t("ended.titleOne") : t("ended.title")}</PageHeading>
      <p className="max-w-text text-ink-soft">{hasOthers ? t("ended.textOne") : t("ended.text")}</p>
      <ButtonLink to={change.listPath}>{t("ended.back")}</ButtonLink>
    </div>
  );
}

/** The same for an unknown address, an expired one and one that was ended, so that none tells which exist. */
export function AlertMissing({ reason }: Readonly<{ reason: "missing" | "failed" }>) {
  const { t } = useAlertPageTranslation();
  return (
    <div className={frame}>
      <NotFoundArt className="h-44 w-auto max-w-full text-ink" />
      <PageHeading>{t(`${reason}.title`)}</PageHeading>
      <p className="max-w-text text-ink-soft">{t(`${reason}.text`)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/buy">{t("missing.buy")}</ButtonLink>
        <ButtonLink to="/rent" look="secondary">
          {t("missing.rent")}
        </ButtonLink>
      </div>
    </div>
  );
}
