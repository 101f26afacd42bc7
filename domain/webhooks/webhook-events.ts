/** IM7: what an endpoint can listen to. */
export const webhookEvents = [
  "listing.published",
  "listing.changed",
  "listing.withdrawn",
  "lead.created",
  "lead.changed",
  "visit.booked",
  "visit.moved",
  "visit.confirmed",
  "visit.done",
  "visit.missed",
  "visit.cancelled",
  "deal.won",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by hand, to any endpoint. */
export const testEvent = "webhook.test";
export type MessageType = WebhookEvent | typeof testEvent;

/** What a change did to a listing as visitors see it; null if they see no difference. */
export function listingEvent(wasPublic: boolean, isPublic: boolean): WebhookEvent | null {
  if (isPublic) return wasPublic ? "listing.changed" : "listing.published";
  return wasPublic ? "listing.withdrawn" : null;
}
