import { rowKinds } from "#domain/rows/kinds.ts";

/** LE3: what open dashboards are told to fetch again. The triggers `notify_staff_change` send them, without any data; rates and redirects have none. */
export const liveTopics = [
  ...rowKinds,
  "leads",
  "mails",
  "visits",
  "estimates",
  "construction-rates",
  "jobs",
] as const;
export type LiveTopic = (typeof liveTopics)[number];

export function isLiveTopic(value: unknown): value is LiveTopic {
  return liveTopics.some((topic) => topic === value);
}

/** The server sends a comment that often, so that a broken connection is noticed. */
export const liveHeartbeatMs = 20_000;
