import { useQuery } from "@tanstack/react-query";
import type { Webhook } from "#domain/webhooks/webhook.ts";
import { QueryList } from "#web/admin/calls/query-list.tsx";
import { useConfirmedCall } from "#web/admin/calls/use-confirmed-call.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useWebhookTranslation } from "./messages.ts";
import { deleteWebhook, fetchWebhooks, webhooksKey } from "./webhook-calls.ts";
import { WebhookItem } from "./webhook-item.tsx";

/** IM7: all endpoints, and the question before one is deleted. */
export function WebhookList() {
  const { t } = useWebhookTranslation();
  const query = useQuery({ queryKey: webhooksKey, queryFn: fetchWebhooks });
  const removal = useConfirmedCall({
    call: ({ id }: Webhook) => deleteWebhook(id),
    question: ({ name }) => ({
      title: t("removeQuestion", { name }),
      text: t("removeText"),
      confirm: t("remove"),
      isDangerous: true,
    }),
    done: () => t("removed"),
    failed: t("changeFailed"),
    // Not its log, which is gone.
    changed: { queryKey: webhooksKey, exact: true },
  });
  return (
    <>
      <QueryList
        query={query}
        loading={t("loading")}
        failed={t("failed")}
        skeleton={<Skeleton className="h-28 w-full" />}
        none={<p className="py-4 text-ink-soft">{t("none")}</p>}
        className="border-line border-t"
      >
        {(webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} onDelete={() => removal.ask(webhook)} />
        )}
      </QueryList>
      {removal.dialog}
    </>
  );
}
