import type { Generated } from "kysely";
import type { DeliveryStatus } from "#domain/webhooks/webhook.ts";
import type { MessageType, WebhookEvent } from "#domain/webhooks/webhook-events.ts";
import type { CreatedAt } from "./shared-columns.ts";

/** Addresses of other programs, and the messages to them. */
export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

interface WebhooksTable {
  id: Generated<number>;
  name: string;
  url: string;
  events: WebhookEvent[];
  seed: Buffer;
  previous_seed: Generated<Buffer | null>;
  previous_seed_until: Generated<Date | null>;
  is_active: Generated<boolean>;
  failing_since: Generated<Date | null>;
  switched_off_at: Generated<Date | null>;
  created_at: CreatedAt;
}

interface WebhookDeliveriesTable {
  id: Generated<string>;
  webhook_id: number;
  type: MessageType;
  lead_id: number | null;
  body: string;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  response_status: Generated<number | null>;
  error: Generated<string | null>;
  created_at: CreatedAt;
  last_attempt_at: Generated<Date | null>;
  next_attempt_at: Generated<Date | null>;
}
