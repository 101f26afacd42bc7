import type { Database } from "#server/platform/database/database.ts";
import { endSession } from "./repository.ts";

/** Two tabs may ask at once, and an answer may be lost: for so long the token before the last one still counts. */
const grace = 10_000;

/**
 * Which of its session's refresh tokens is the last one, after this one was used. A used-up token that comes again was
 * copied, by whom can't be known: it ends the session, and the answer is undefined.
 */
export async function rotateRefreshToken(
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
    const { generation: last, rotated_at: rotatedAt } = session;
    if (generation === last) {
      if (!rotates) return last;
      await transaction
        .updateTable("sessions")
        .set({ generation: last + 1, rotated_at: now })
        .where("id", "=", sessionId)
        .execute();
      return last + 1;
    }
    const isJustUsed = generation === last - 1 && rotatedAt && now.getTime() - rotatedAt.getTime() <= grace;
    if (isJustUsed) return last;
    await endSession(transaction, sessionId);
    return undefined;
  });
}
