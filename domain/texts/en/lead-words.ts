import type { LeadKind } from "#domain/leads/lead-kind.ts";

/** Words that mails and the dashboard share. */
export const leadWords = {
  kinds: {
    message: "Message",
    submission: "Property for sale",
    service_request: "Service request",
    enquiry: "Enquiry",
    visit: "Visit",
  } satisfies Record<LeadKind, string>,
} as const;
