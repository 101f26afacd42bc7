import { ErrorArt } from "#web/art/drawings.tsx";
import { useCompany } from "#web/brand/use-company.ts";
import { useOfflineTranslation } from "#web/i18n/offline-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ButtonAnchor, ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** VT7: the service worker stores it, adds the pages that can be read, and shows it at any address. */
export default function OfflinePage() {
  const { t } = useOfflineTranslation();
  const { digits } = useFormat();
  const { phone, phoneLink } = useCompany();
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center">
      <title>{t("title")}</title>
      <meta name="robots" content="noindex, nofollow" />
      <ErrorArt className="h-44 w-auto max-w-full text-ink" />
      <PageHeading>{t("title")}</PageHeading>
      <p className="max-w-text text-ink-soft">{t("text")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {/* The address at which it is shown. */}
        <ButtonAnchor href="">{t("retry")}</ButtonAnchor>
        <ButtonLink to="/" look="secondary">
          {t("home")}
        </ButtonLink>
      </div>
      {phone !== null && phoneLink !== null && (
        <p>
          <a href={phoneLink} className="touch inline-flex items-center text-indigo underline">
            {t("call", { phone: digits(phone) })}
          </a>
        </p>
      )}
      <section id="cached-pages" className="mt-6 w-full max-w-text text-left" />
    </div>
  );
}
