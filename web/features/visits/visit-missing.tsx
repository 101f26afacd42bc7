import { NotFoundArt } from "#web/art/drawings.tsx";
import { useVisitPageTranslation } from "#web/i18n/visit-page-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** The same for an unknown address, an old one and one of a deleted lead, so that none tells which exist. */
export function VisitMissing({ reason }: Readonly<{ reason: "missing" | "unavailable" }>) {
  const { t } = useVisitPageTranslation();
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center">
      <NotFoundArt className="h-44 w-auto max-w-full text-ink" />
      <PageHeading>{t(`${reason}.title`)}</PageHeading>
      <p className="max-w-text text-ink-soft">{t(`${reason}.text`)}</p>
      <ButtonLink to="/contact">{t("missing.contact")}</ButtonLink>
    </div>
  );
}
