import type { LoginInput } from "#domain/session/session.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import type { Client } from "./client.ts";
import { generatePassword, hashPassword, verifyPassword } from "./password.ts";
import { findCredentials, startSession } from "./repository.ts";
import type { SecondFactors } from "./second-factors.ts";

/** Opens a session for valid credentials, with a code if the second factor is on, and returns the session's id. */
export type LogIn = (input: LoginInput, visitor: Visitor, client: Client) => Promise<string>;

type Dependencies = Readonly<{
  database: Database;
  loginLimits: LoginLimits | null;
  factors: SecondFactors;
  verify?: typeof verifyPassword;
}>;

/** Every failure takes one hash and gives the same error, so that neither message nor duration reveals which usernames exist. */
export async function createLogIn({
  database,
  loginLimits,
  factors,
  verify = verifyPassword,
}: Dependencies): Promise<LogIn> {
  const decoyHash = await hashPassword(generatePassword());
  return async ({ username, password, code }, visitor, client) => {
    await loginLimits?.countAttempt(username, visitor);
    const known = await findCredentials(database, username);
    const isRight = await verify(known?.password_hash ?? decoyHash, password);
    if (!known || !isRight) throw new Problem("credentials_invalid");
    if (await factors.isOn(known.id)) {
      if (code === undefined) {
        // A correct password without a code is not counted as a failed attempt.
        await loginLimits?.undoAttempt(username, visitor);
        throw new Problem("second_factor_required");
      }
      if (!(await factors.accept(known.id, code))) throw new Problem("second_factor_invalid");
    }
    const sessionId = await startSession(database, known, client);
    if (!sessionId) throw new Problem("credentials_invalid");
    await loginLimits?.recordSuccess(username, visitor);
    return sessionId;
  };
}
