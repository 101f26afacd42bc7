import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { passwordSchema, secondFactorCode } from "#domain/session/session.ts";
import { missingOr, requiredLine } from "#domain/text-fields.ts";
import { testEvent, webhookEvents } from "./webhook-events.ts";

const maxUrlLength = 2000;
/** A name or an address, IPv6 in brackets, without a login. */
const webAddress =
  /^https?:\/\/(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i;
export const maxWebhooks = 20;

const proof = { password: passwordSchema, code: z.optional(secondFactorCode) };

/** IM7: an endpoint, without its secret. */
export const webhookSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_active: z.boolean(),
  /** When it was switched off because it had failed for days or was gone. */
  switched_off_at: z.nullable(z.iso.datetime()),
  /** Since when no message has arrived; null if the last one did. */
  failing_since: z.nullable(z.iso.datetime()),
  /** Until when the secret before the last rotation signs, too. */
  previous_secret_until: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const webhookSecretSchema = z.object({ secret: z.string() });
export const newWebhookSchema = z.extend(webhookSchema, webhookSecretSchema.shape);
export type NewWebhook = z.infer<typeof newWebhookSchema>;

const events = z
  .array(z.enum(webhookEvents, fieldCode("choice_invalid")), { error: missingOr("choice_invalid") })
  .check(
    z.minLength(1, fieldCode("required")),
    z.maxLength(webhookEvents.length, fieldCode("too_many")),
    z.refine((list) => new Set(list).size === list.length, fieldCode("choice_invalid")),
  );

/** Whether the server may call it is its own question: that depends on the operator and on the name's addresses. */
const url = requiredLine(maxUrlLength).check(z.regex(webAddress, fieldCode("url_invalid")));

const name = requiredLine(maxLengths.name);

export const webhookInputSchema = z.object({ name, url, events, ...proof });
export type WebhookInput = z.output<typeof webhookInputSchema>;

/** The address stays: another address is another endpoint. */
export const webhookChangeSchema = z.object({
  name: z.optional(name),
  events: z.optional(events),
  /** True also switches an endpoint on again that had failed. */
  is_active: z.optional(z.boolean(fieldCode("invalid"))),
});
export type WebhookChange = z.output<typeof webhookChangeSchema>;

export const secretRotationSchema = z.object(proof);
export type SecretRotation = z.output<typeof secretRotationSchema>;

const deliveryStatuses = ["queued", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** IM7: a message in the log of an endpoint. */
export const deliverySchema = z.object({
  id: z.uuid(),
  type: z.enum([...webhookEvents, testEvent]),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  /** The HTTP status of the last answer; null if there was none. */
  response_status: z.nullable(z.int()),
  /** Why the last attempt got no answer. */
  error: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  last_attempt_at: z.nullable(z.iso.datetime()),
  /** When it is tried again; null if it is not. */
  next_attempt_at: z.nullable(z.iso.datetime()),
});
export type Delivery = z.infer<typeof deliverySchema>;
