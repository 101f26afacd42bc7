import type { Database } from "#server/platform/database/database.ts";
import { endSession } from "./repository.ts";

/** How long the previous refresh token stays valid, because two tabs may refresh at once and a response may be lost. */
const graceMs = 10_000;

/**
 * Accepts a refresh token and returns the current generation of its session's tokens; `rotates` starts the next generation.
 * A reused token was copied, by the user or by a thief: the session ends, and the result is undefined.
 */
export async function acceptRefreshToken(
  database: Database,
  sessionId: string,
  generation: number,
  rotates: boolean,
  now = new Date(),
): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom("sessions")
      .select(["generation", "rotated_at"])
      .where("id", "=", sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!session) return undefined;
    const { generation: current, rotated_at: rotatedAt } = session;
    if (generation === current) {
      if (!rotates) return current;
      await transaction
        .updateTable("sessions")
        .set({ generation: current + 1, rotated_at: now })
        .where("id", "=", sessionId)
        .execute();
      return current + 1;
    }
    const isPrevious = generation === current - 1;
    if (isPrevious && rotatedAt && now.getTime() - rotatedAt.getTime() <= graceMs) return current;
    await endSession(transaction, sessionId);
    return undefined;
  });
}
