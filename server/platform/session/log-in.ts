import type { LoginInput } from "#domain/session/session.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { LoginLimits } from "#server/platform/rate-limits/login-limits.ts";
import type { Visitor } from "#server/platform/rate-limits/visitor.ts";
import { generatePassword, hashPassword, passwordMatches } from "./password.ts";
import { findCredentials, startSession } from "./repository.ts";
import type { SecondFactors } from "./second-factors.ts";

/** Opens a session for the right name, password and, where it is asked for, code, and answers with its id. */
export type LogIn = (input: LoginInput, visitor: Visitor) => Promise<string>;

type Dependencies = Readonly<{ database: Database; gate: LoginLimits | null; factors: SecondFactors }>;

/** Every failure costs one hash and says the same, so that neither the words nor the wait tell which names exist. */
export async function prepareLogIn({ database, gate, factors }: Dependencies): Promise<LogIn> {
  const decoyHash = await hashPassword(generatePassword());
  return async ({ username, password, code }, visitor) => {
    await gate?.countAttempt(username, visitor);
    const known = await findCredentials(database, username);
    const isRight = await passwordMatches(known?.password_hash ?? decoyHash, password);
    if (!known || !isRight) throw new Problem("credentials_invalid");
    if (await factors.isOn(known.id)) {
      if (code === undefined) {
        // The first half of a login is no guess.
        await gate?.undoAttempt(username, visitor);
        throw new Problem("second_factor_required");
      }
      if (!(await factors.accept(known.id, code))) throw new Problem("second_factor_invalid");
    }
    const sessionId = await startSession(database, known);
    if (!sessionId) throw new Problem("credentials_invalid");
    await gate?.recordSuccess(username, visitor);
    return sessionId;
  };
}
