import { useQuery } from "@tanstack/react-query";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Delivery, DeliveryStatus, Webhook } from "#domain/webhooks/webhook.ts";
import { QueryList } from "#web/admin/calls/query-list.tsx";
import { useCall } from "#web/admin/calls/use-call.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { useWebhookTranslation } from "./messages.ts";
import { fetchLog, logKey, sendAgain, webhooksKey } from "./webhook-calls.ts";

const tones: Readonly<Record<DeliveryStatus, BadgeTone>> = {
  queued: "blue",
  delivered: "green",
  failed: "orange",
};
/** While the log is open, it shows what becomes of messages. */
const refreshMs = 3_000;

/** IM7: the newest messages of an endpoint and what became of them. */
export function DeliveryLog({ webhook }: Readonly<{ webhook: Webhook }>) {
  const { t } = useWebhookTranslation();
  const query = useQuery({
    queryKey: logKey(webhook.id),
    queryFn: () => fetchLog(webhook.id),
    refetchInterval: refreshMs,
  });
  return (
    <QueryList
      query={query}
      loading={t("logLoading")}
      failed={t("logFailed")}
      skeleton={<Skeleton className="h-24 w-full" />}
      none={<p className="text-ink-soft">{t("logNone")}</p>}
      className="divide-y divide-line"
    >
      {(delivery) => <DeliveryItem key={delivery.id} webhook={webhook} delivery={delivery} />}
    </QueryList>
  );
}

function DeliveryItem({ webhook, delivery }: Readonly<{ webhook: Webhook; delivery: Delivery }>) {
  // Names of events have dots, which separate keys.
  const { t, messages } = useWebhookTranslation();
  const language = useLanguage();
  const again = useCall({
    call: () => sendAgain(webhook.id, delivery.id),
    done: () => t("sentAgain"),
    failed: t("sendFailed"),
    changed: { queryKey: webhooksKey },
  });
  const type = messages.event[delivery.type];
  const result = useResultText(delivery);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{type}</span>
          <Badge tone={tones[delivery.status]}>{t(`statuses.${delivery.status}`)}</Badge>
        </p>
        <p className="text-ink-soft text-sm">
          <DateTimeText iso={delivery.created_at} />
          {result && ` · ${result}`}
          {delivery.attempts > 1 && ` · ${t("attempts", { number: delivery.attempts })}`}
        </p>
        {delivery.next_attempt_at !== null && delivery.attempts > 0 && (
          <p className="text-ink-soft text-sm">
            {t("next")} <DateTimeText iso={delivery.next_attempt_at} />
          </p>
        )}
      </div>
      {webhook.is_active && (
        <SmallButton
          aria-label={t("sendAgainOf", { type, time: formatTime(delivery.created_at, language) ?? "" })}
          isBusy={again.isPending}
          onClick={() => again.mutate()}
        >
          {t("sendAgain")}
        </SmallButton>
      )}
    </li>
  );
}

/** The status of the answer, or why there was none. */
function useResultText({ response_status: status, error }: Delivery): string | null {
  const { t, messages } = useWebhookTranslation();
  if (status !== null) return t("answered", { status });
  if (error === null) return null;
  return Object.entries(messages.errors).find(([code]) => code === error)?.[1] ?? error;
}
