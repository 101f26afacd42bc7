import { useTranslation } from "react-i18next";
import { company } from "#domain/company.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** What the browser's tab says; no search should find it. */
export function AdminTitle() {
  const { t } = useTranslation("admin");
  const name = company.name[useLanguage()];
  return (
    <>
      <title>{`${t("dashboard.title")} · ${name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}
