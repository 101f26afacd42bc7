import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { WebhookChange } from "#domain/webhooks/webhook.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { showToast } from "#web/ui/toast.ts";
import { useWebhookTranslation } from "./messages.ts";
import { changeWebhook, sendTest, webhooksKey } from "./webhook-calls.ts";

/** What the menu of an endpoint does at once. */
export function useWebhookActions(id: number) {
  const { t } = useWebhookTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: webhooksKey });
  const change = useMutation({
    mutationFn: (next: WebhookChange) => changeWebhook(id, next),
    onSuccess: () => showToast({ tone: "success", title: t("changed") }),
    onError: showFailure(t("changeFailed")),
    onSettled,
  });
  const test = useMutation({
    mutationFn: () => sendTest(id),
    onSuccess: () => showToast({ tone: "success", title: t("tested") }),
    onError: showFailure(t("sendFailed")),
    onSettled,
  });
  return { change, test };
}
