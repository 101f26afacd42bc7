/** The inboxes that have a tab of their own, where staff mark rows as read. */
export const inboxKinds = ["messages", "service-requests"] as const;
export type InboxKind = (typeof inboxKinds)[number];
