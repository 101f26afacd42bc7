import { NotFoundArt } from "#web/art/drawings.tsx";
import { useJobPageTranslation } from "#web/i18n/job-page-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** The same for an unknown address, an old one and a company that does not build, so that none tells what exists. */
export function JobMissing({ reason }: Readonly<{ reason: "missing" | "unavailable" }>) {
  const { t } = useJobPageTranslation();
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center">
      <NotFoundArt className="h-44 w-auto max-w-full text-ink" />
      <PageHeading>{t(`${reason}.title`)}</PageHeading>
      <p className="max-w-text text-ink-soft">{t(`${reason}.text`)}</p>
      <ButtonLink to="/contact">{t("missing.contact")}</ButtonLink>
    </div>
  );
}
