import type { WebhookChange } from "#domain/webhooks/webhook.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useWebhookTranslation } from "./messages.ts";
import { changeWebhook, sendTest, webhooksKey } from "./webhook-calls.ts";

/** What the menu of an endpoint does at once. */
export function useWebhookActions(id: number) {
  const { t } = useWebhookTranslation();
  const changed = { queryKey: webhooksKey };
  const change = useCall({
    call: (next: WebhookChange) => changeWebhook(id, next),
    done: () => t("changed"),
    failed: t("changeFailed"),
    changed,
  });
  const test = useCall({
    call: () => sendTest(id),
    done: () => t("tested"),
    failed: t("sendFailed"),
    changed,
  });
  return { change, test };
}
