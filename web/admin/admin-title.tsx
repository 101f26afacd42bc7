import { company } from "#domain/company.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

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
