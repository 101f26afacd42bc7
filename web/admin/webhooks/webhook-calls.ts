import {
  type Delivery,
  deliverySchema,
  type NewWebhook,
  newWebhookSchema,
  type SecretRotation,
  type Webhook,
  type WebhookChange,
  type WebhookInput,
  webhookSchema,
  webhookSecretSchema,
} from "#domain/webhooks/webhook.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

const path = "/api/webhooks/";
export const webhooksKey = ["webhooks"];
export const logKey = (id: number) => [...webhooksKey, id, "log"];

export async function fetchWebhooks(): Promise<readonly Webhook[]> {
  return callAsAdmin({ method: "GET", path }, resultsOf(webhookSchema));
}

export async function addWebhook(input: WebhookInput): Promise<NewWebhook> {
  return callAsAdmin({ method: "POST", path, body: input }, newWebhookSchema);
}

export async function changeWebhook(id: number, change: WebhookChange): Promise<Webhook> {
  return callAsAdmin({ method: "PATCH", path: `${path}${id}/`, body: change }, webhookSchema);
}

export async function deleteWebhook(id: number): Promise<void> {
  await callAsAdmin({ method: "DELETE", path: `${path}${id}/` });
}

export async function rotateSecret(id: number, proof: SecretRotation): Promise<string> {
  const call = { method: "POST", path: `${path}${id}/rotate/`, body: proof } as const;
  return (await callAsAdmin(call, webhookSecretSchema)).secret;
}

export async function sendTest(id: number): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${path}${id}/test/` });
}

export async function fetchLog(id: number): Promise<readonly Delivery[]> {
  return callAsAdmin({ method: "GET", path: `${path}${id}/deliveries/` }, resultsOf(deliverySchema));
}

export async function sendAgain(id: number, deliveryId: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${path}${id}/deliveries/${deliveryId}/send-again/` });
}
