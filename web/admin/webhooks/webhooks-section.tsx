import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { useWebhookTranslation } from "./messages.ts";
import { NewWebhook } from "./new-webhook.tsx";
import { WebhookList } from "./webhook-list.tsx";

/** IM7: addresses of other programs, and what was sent to them. */
export function WebhooksSection() {
  const { t: admin } = useAdminTranslation();
  const { t } = useWebhookTranslation();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="webhooks-title">
      <h2 id="webhooks-title" tabIndex={-1} className="mb-2 text-2xl outline-none">
        {admin("settings.own.webhooks.title")}
      </h2>
      <div className="grid max-w-text gap-5">
        <p className="text-ink-soft">{t("text")}</p>
        {isAdding ? (
          <NewWebhook onClose={() => setAdding(false)} />
        ) : (
          <Button className="sm:justify-self-start" icon={<Plus />} onClick={() => setAdding(true)}>
            {t("add")}
          </Button>
        )}
        <WebhookList />
      </div>
    </section>
  );
}
