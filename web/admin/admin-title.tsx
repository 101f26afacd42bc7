import { company } from "#domain/company.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useAdminTranslation } from "./i18n/messages.ts";

/** What the browser's tab says; no search should find it. */
export function AdminTitle() {
  const { t } = useAdminTranslation();
  const name = company.name[useLanguage()];
  return (
    <>
      <title>{`${t("dashboard.title")} · ${name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}
