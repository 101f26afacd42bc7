import Unplug from "lucide-react/icons/unplug";
import { NoticeLine } from "#web/admin/details/notice-line.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ownSectionAddress } from "#web/admin/settings/own-section-names.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** IM7: endpoints that were switched off because they had failed for days. */
export function WebhookNotice({ count }: Readonly<{ count: number }>) {
  const { t } = useAdminTranslation();
  if (count === 0) return null;
  return (
    <NoticeLine
      icon={Unplug}
      title={t("today.webhooks", { number: count })}
      text={t("today.webhooksText")}
      action={
        <ButtonLink look="secondary" size="small" to={ownSectionAddress("webhooks")}>
          {t("settings.own.webhooks.title")}
        </ButtonLink>
      }
    />
  );
}
