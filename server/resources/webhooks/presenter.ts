import type { Delivery, Webhook } from "#domain/webhooks/webhook.ts";
import type { DeliveryRow, WebhookRow } from "./repository.ts";

export function presentWebhook(row: WebhookRow, now = new Date()): Webhook {
  const { previous_seed_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    is_active: row.is_active,
    switched_off_at: row.switched_off_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    previous_secret_until: until !== null && until > now ? until.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    attempts: row.attempts,
    response_status: row.response_status,
    error: row.error,
    created_at: row.created_at.toISOString(),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}
