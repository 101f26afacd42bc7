import type { LeadKind } from "#domain/leads/lead-kind.ts";

/** The kinds of rows that staff list, delete and restore, as the API, live topics and translation keys call them. */
export const rowKinds = [
  "properties",
  "projects",
  "sell",
  "messages",
  "service-requests",
  "enquiries",
  "rates",
  "redirects",
] as const;
export type RowKind = (typeof rowKinds)[number];

/** The names that the specification gives to the same kind elsewhere. */
export const rowNames = {
  properties: { table: "properties", path: "/api/properties/", tab: "listings" },
  projects: { table: "projects", path: "/apis/projects/", tab: "projects" },
  sell: { table: "sell_submissions", path: "/sell/", tab: "pending" },
  messages: { table: "messages", path: "/messages/", tab: "contacts" },
  "service-requests": { table: "service_requests", path: "/service-requests/", tab: "service-requests" },
  enquiries: { table: "enquiries", path: "/api/enquiries/", tab: null },
  rates: { table: "rates", path: "/api/rates/", tab: null },
  redirects: { table: "redirects", path: "/api/redirects/", tab: null },
} as const satisfies Readonly<
  Record<
    RowKind,
    Readonly<{
      table: string;
      /** The list in the API. */
      path: string;
      /** The value of `?tab=` in the dashboard; null without a tab of its own. */
      tab: string | null;
    }>
  >
>;
export type RowTable = (typeof rowNames)[RowKind]["table"];

/** Which of a visitor's rows a lead was made of. */
export const rowKindOfLead = {
  message: "messages",
  submission: "sell",
  service_request: "service-requests",
  enquiry: "enquiries",
  visit: "enquiries",
} as const satisfies Readonly<Record<LeadKind, RowKind>>;

export function isSentByVisitors(kind: string): boolean {
  return Object.values(rowKindOfLead).some((sent) => sent === kind);
}
