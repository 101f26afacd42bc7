import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { NotFoundArt } from "#web/art/not-found-art.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: CH7 requires the path in the console
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="page-width flex flex-col items-center gap-4 py-section text-center">
      <title>{t("states.notFound.title")}</title>
      <NotFoundArt className="h-56 w-auto max-w-full text-ink" />
      <PageHeading>{t("states.notFound.title")}</PageHeading>
      <p className="max-w-text text-ink-soft">{t("states.notFound.text")}</p>
      <ButtonLink to="/">{t("states.notFound.home")}</ButtonLink>
    </div>
  );
}
