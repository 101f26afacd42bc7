import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ApiKeys } from "./api-keys.tsx";

/** IM6: the keys of all accounts. */
export function KeysSection() {
  const { t } = useAdminTranslation();
  return (
    <section aria-labelledby="keys-title">
      <h2 id="keys-title" tabIndex={-1} className="mb-2 text-2xl outline-none">
        {t("settings.own.keys.title")}
      </h2>
      <ApiKeys />
    </section>
  );
}
