import { useCompany } from "#web/brand/use-company.ts";
import { useAdminTranslation } from "./i18n/messages.ts";

/** The document's title, and a tag that keeps the page out of search engines. */
export function AdminTitle() {
  const { t } = useAdminTranslation();
  const { name } = useCompany();
  return (
    <>
      <title>{`${t("dashboard.title")} · ${name}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}
