import type { VisitPage } from "#domain/visits/visit-page.ts";
import { useVisitPageTranslation } from "#web/i18n/visit-page-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** DY6: what is cancelled, missed or past stays so; the form of the listing has the free times. */
export function BookAgain({ page }: Readonly<{ page: VisitPage }>) {
  const { t } = useVisitPageTranslation();
  const hasForm = page.is_listed && page.property_id !== null;
  return (
    <ButtonLink
      to={hasForm ? `/property/${page.property_id}#form` : "/contact"}
      className="w-full sm:w-auto sm:justify-self-start"
    >
      {hasForm ? t("again") : t("missing.contact")}
    </ButtonLink>
  );
}
