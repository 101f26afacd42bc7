import type { Database } from "#server/platform/database/database.ts";

export type TimedMessage = Readonly<{ about_visit: number | null; send_by: Date | null }>;

/** Whether a mail or a text message goes out now, later, or never, because what it is about has changed or passed. */
export type CheckTiming = (
  database: Database,
  message: TimedMessage,
) => Promise<"now" | "outdated" | Readonly<{ startAfterSeconds: number }>>;

export const alwaysNow: CheckTiming = async () => "now";
